import * as z from 'zod/mini';

/**
 * What an access token opens. `archive:read`: conversations, categories and memories; `plan:read`: events, tasks, goals
 * and reminders; `inbox:propose`: proposals that wait in the inbox; `archive:write`: filing conversations.
 */
export const Scope = z.enum(
  ['archive:read', 'plan:read', 'inbox:propose', 'archive:write'],
  'Please choose archive:read, plan:read, inbox:propose or archive:write.',
);
export type Scope = z.output<typeof Scope>;
