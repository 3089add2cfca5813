import type { NamedKind } from './secret-words.ts';

/** A value that is a secret because of its name: its start and end in the text. */
export interface NamedValue {
  kind: NamedKind;
  /** The name beside it, in lower case: 'db_password', 'api key'. */
  name: string;
  from: number;
  to: number;
}
