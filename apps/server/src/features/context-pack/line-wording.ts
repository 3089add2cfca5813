import { createHash } from 'node:crypto';
import type { StoredLine } from './context-pack.repository.ts';

/** The key of the row with a model's wording of a line. The row's text is null if the model returned no wording. */
export const wordingKey = (builtText: string): string =>
  `wording:${createHash('sha256').update(builtText).digest('hex')}`;

/** A model's wording of a line, among the rows of the pack. */
export function wordingOf({ builtText }: Pick<StoredLine, 'builtText'>, rows: readonly StoredLine[]): string | null {
  if (builtText === null) return null;
  const key = wordingKey(builtText);
  return rows.find((row) => row.key === key)?.text ?? null;
}
