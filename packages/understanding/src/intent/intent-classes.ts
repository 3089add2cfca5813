/**
 * The intents of a message: those of the built-in assistant, those that only a model can serve, and those that no text
 * assistant serves.
 */
export const INTENT_CLASSES = [
  'event',
  'reminder',
  'task',
  'plan_question',
  'free_time',
  'archive_question',
  'summary',
  'count_question',
  'move',
  'rename',
  'date_time',
  'help',
  'small_talk',
  'writing',
  'code',
  'translation',
  'knowledge',
  'outside',
] as const;

export type IntentClass = (typeof INTENT_CLASSES)[number];
