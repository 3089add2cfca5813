import { listFileKeys } from '#db/stored-files.ts';
import type { AdminCommand } from './admin-command.ts';
import { withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';

const MAX_SHOWN = 20;
/** The key of a file that belongs to a row; all other files are temporary. */
const PERMANENT_KEY = /^(attachments|pictures|kept-files|backups)\//;

/** Compares the files that the database refers to with those in the store. Returns 1 if one is missing. */
export const verifyFiles: AdminCommand = withErrorReporting(async (_args, context) => {
  const { print } = context;
  return withInstance(context, async ({ db, store }) => {
    const referencedKeys = new Set(await listFileKeys(db));
    const missing = new Set(referencedKeys);
    let unused = 0;
    for await (const { key } of store.list('')) {
      missing.delete(key);
      if (PERMANENT_KEY.test(key) && !referencedKeys.has(key)) unused += 1;
    }
    context.report?.({ files: referencedKeys.size, missing: [...missing], unused });
    for (const key of [...missing].slice(0, MAX_SHOWN)) print(`Missing: ${key}`);
    print(
      `${referencedKeys.size} files belong to rows: ${missing.size} are missing. ${unused} belong to none (uploads and deletions of this moment).`,
    );
    return missing.size === 0 ? 0 : 1;
  });
});
