// Generates docs/guides/errors.md from the contract's catalogue. With --check it writes nothing and fails if the page
// is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCatalogue } from '../packages/contract/src/errors.ts';

export const ERROR_GUIDE = 'docs/guides/errors.md';

/** @param {Record<string, { status: number, message: string }>} catalogue */
export function renderErrorGuide(catalogue) {
  const rows = Object.entries(catalogue).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message.replaceAll('|', '\\|')} |`,
  );
  return `# Error codes

Every error response has the body \`{message, code, details?, requestId}\`. \`message\` can be shown to people and may be
more specific than the sentence below; \`code\` never changes; \`requestId\` identifies the line in the log. The reasons are
in \`docs/decisions/004-error-model.md\`.

This page is generated from \`packages/contract/src/errors.ts\` (\`node scripts/write-error-guide.mjs\`); a test fails
when it is stale.

| code | status | message |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** True if the guide under the given root is missing or differs from the catalogue. */
export function isErrorGuideStale(root) {
  const file = path.join(root, ERROR_GUIDE);
  return !existsSync(file) || readFileSync(file, 'utf8') !== renderErrorGuide(errorCatalogue);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  if (!process.argv.includes('--check')) writeFileSync(path.join(root, ERROR_GUIDE), renderErrorGuide(errorCatalogue));
  if (isErrorGuideStale(root)) {
    console.error(`${ERROR_GUIDE} is stale: run node scripts/write-error-guide.mjs`);
    process.exitCode = 1;
  }
}
