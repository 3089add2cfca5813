import * as z from 'zod/mini';

/** The scopes of access tokens; `scopeMeanings` says what each one permits. */
export const Scope = z.enum(
  ['archive:read', 'plan:read', 'inbox:propose', 'archive:write'],
  'Please choose archive:read, plan:read, inbox:propose or archive:write.',
);
export type Scope = z.output<typeof Scope>;

/** The access that each scope grants, in a few words. */
export const scopeMeanings: Readonly<Record<Scope, string>> = {
  'archive:read': 'search and read conversations, categories, memories and the context pack',
  'plan:read': 'read events, tasks, goals, reminders and free time',
  'inbox:propose': 'propose events, tasks, reminders and cards, which wait for approval',
  'archive:write': 'file conversations in the archive',
};
