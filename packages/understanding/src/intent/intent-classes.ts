/**
 * What a message can ask for: what the built-in assistant does itself, what only a model can do, and what no text
 * assistant does.
 */
export const INTENT_CLASSES = [
  'event',
  'reminder',
  'task',
  'calendar_question',
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
