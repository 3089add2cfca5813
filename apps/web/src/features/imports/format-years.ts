import type { ImportOutcome } from '@app/contract/imports';
import { t } from './finished.messages.ts';

/** The years of the conversations, such as 2022–2025, with a label; undefined without conversations. */
export function formatYears({ from, to }: Pick<ImportOutcome, 'from' | 'to'>, timeZone: string) {
  if (from === null || to === null) return undefined;
  const yearOf = (instant: string) =>
    new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(new Date(instant));
  const [first, last] = [yearOf(from), yearOf(to)];
  return first === last
    ? { label: t('year'), text: first }
    : { label: t('years'), text: t('yearSpan', { from: first, to: last }) };
}
