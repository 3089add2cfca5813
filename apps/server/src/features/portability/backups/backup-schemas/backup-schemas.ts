import { accountSchemas } from './account-schemas.ts';
import { assistantSchemas } from './assistant-schemas.ts';
import { conversationSchemas } from './conversation-schemas.ts';
import { plannerSchemas } from './planner-schemas.ts';
import type { FieldSchemas } from './stored-values.ts';

/**
 * The schemas of a backup's fields, by table: those of the API calls that write them, or the limits of what the app
 * writes itself. Ids, flags, times and choices follow from the column and are not listed here.
 */
export const backupSchemas: Readonly<Record<string, FieldSchemas>> = {
  ...conversationSchemas,
  ...plannerSchemas,
  ...assistantSchemas,
  ...accountSchemas,
};
