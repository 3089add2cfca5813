import { accountSchemas } from './account-schemas.ts';
import { assistantSchemas } from './assistant-schemas.ts';
import { conversationSchemas } from './conversation-schemas.ts';
import { plannerSchemas } from './planner-schemas.ts';
import type { FieldSchemas } from './stored-values.ts';

/**
 * What the fields of an archive must pass, by table: the schemas of the calls that write them, or for what the app
 * writes by itself the bounds it keeps to. Ids, flags, times and choices follow from the column and are not named here.
 */
export const archiveSchemas: Readonly<Record<string, FieldSchemas>> = {
  ...conversationSchemas,
  ...plannerSchemas,
  ...assistantSchemas,
  ...accountSchemas,
};
