import { UpdatePersonBody } from '@app/contract/operator';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { changeAccount, getPerson } from './change-account.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';

const LIMITS = {
  storage: { field: 'storageBytes', label: 'storage in bytes' },
  imports: { field: 'importsPerDay', label: 'imports in 24 hours' },
  chats: { field: 'aiChatsPerMonth', label: 'AI chats a month on the Free plan' },
} as const;

const USAGE = 'npm run admin -- quotas somebody@example.org [storage|imports|chats <number>|default]';

/**
 * Shows the limits of a person, or sets one. `default` removes the person's own limit, so that the general one applies
 * again.
 */
export const manageQuotas: AdminCommand = withErrorReporting(async ([email, name, value], context) => {
  if (email === undefined) throw new CommandError(`Give the email of the account: ${USAGE}`);
  if (name !== undefined) {
    const body = readChange(name, value);
    await withInstance(context, (instance) => changeAccount(instance, email, body));
  }
  await show(email, context);
  return 0;
});

function readChange(name: string, value: string | undefined): UpdatePersonBody {
  const limit = Object.hasOwn(LIMITS, name) ? LIMITS[name as keyof typeof LIMITS] : undefined;
  if (limit === undefined || value === undefined) throw new CommandError(USAGE);
  const number = value === 'default' ? null : Number(value);
  const parsed = UpdatePersonBody.safeParse({ limits: { [limit.field]: number } });
  if (parsed.success) return parsed.data;
  throw new CommandError(parsed.error.issues[0]?.message ?? USAGE);
}

async function show(email: string, context: AdminContext): Promise<void> {
  await withInstance(context, async ({ config, db }) => {
    const person = await getPerson(db, email);
    const defaults = {
      storageBytes: config.imports.STORAGE_QUOTA_BYTES ?? null,
      importsPerDay: config.imports.IMPORTS_PER_DAY ?? null,
      aiChatsPerMonth: Math.max(0, config.billing.FREE_AI_CHATS_PER_MONTH),
    };
    const { storageBytes, importsPerDay, aiChatsPerMonth } = person;
    context.report?.({ email: person.email, limits: { storageBytes, importsPerDay, aiChatsPerMonth }, defaults });
    for (const [name, { field, label }] of Object.entries(LIMITS)) {
      const personalLimit = person[field];
      const general = defaults[field] ?? 'no limit';
      const limit = personalLimit === null ? `${general} (the usual limit)` : `${personalLimit} (usually: ${general})`;
      context.print(`${name}: ${limit}, ${label}`);
    }
  });
}
