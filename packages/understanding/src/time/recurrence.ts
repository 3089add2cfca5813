import { createPatternFilter } from '../text/pattern-filter.ts';
import { MONTH_PATTERN } from './months.ts';
import { countedDaysInARow, impliedSeries, withNamedDays } from './implied-series.ts';
import { GRAMMAR } from './recurrence-grammar.ts';
import type { FoundRecurrence } from './recurrence-rule.ts';
import type { Build } from './recurrence-words.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';

const COMPILED_GRAMMAR = GRAMMAR.map(([pattern, build]): [RegExp, Build] => [
  new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'i'),
  build,
]);
const possibleRecurrences = createPatternFilter(COMPILED_GRAMMAR, ([pattern]) => pattern);

/** Words that are only an adjective before most nouns: 'daily life', 'annual report', 'weekly newsletter'. */
const MAYBE_ADJECTIVE = /^(?:daily|weekly|monthly|yearly|annual|quarterly)$/i;
const RULE_NOUN =
  /^\s(?:meeting|call|check-?in|check-?up|stand-?up|sync|review|one-on-one|1:1|reminder|(?:at )?\d{1,2}(?::\d{2})?\s?(?:[ap]m|$)|\d{1,2}:\d{2}|noon|midnight|appointment|class|lesson|session|alarm|event|payment|visit|dinner|lunch|walk|run|workout|practice|rehearsal|briefing|at|on|by|from|until|starting|$|[.,!?])|^[.,;!?]/i;

/** A single date together with the adjective: 'my quarterly review on 12 May' takes place once. */
const SINGLE_DATE = new RegExp(
  `\\b(?:${MONTH_PATTERN})\\.? \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN}\\b|\\b(?:today|tonight|tomorrow|next week|(?:this|next) ${WEEKDAY_PATTERN})\\b|\\bon the \\d{1,2}(?:st|nd|rd|th)\\b|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}`,
  'i',
);
const IS_BEGINNING = /\b(?:start\w*|begin\w*|from (?!\d)|since|as of|until|till|through)\b/i;

const BEGINS_WITH_HOUR =
  /\b(?:start\w*|begin\w*|from (?=tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next)|as of)\b.{0,40}\d|\d.{0,40}\b(?:starting|beginning|from (?=tomorrow|today|next)|as of)\b/i;

/** Whether a word such as 'weekly' only describes the noun after it. */
const isAdjective = (sentence: string, start: number, end: number): boolean => {
  // 'Daily German vocab from tomorrow at 20:00' begins a series.
  if (start === 0 && BEGINS_WITH_HOUR.test(sentence)) return false;
  if (end < sentence.length && !RULE_NOUN.test(sentence.slice(end, end + 20))) return true;
  const isBeforeNoun =
    /^\s\p{L}/u.test(sentence.slice(end)) &&
    !/^\s(?:at|on|by|from|until|starting|noon|midnight)\b/i.test(sentence.slice(end));
  // 'Schedule a quarterly review on December 1' starts a series, 'my quarterly review' is one occurrence of it.
  const isNew = /\b(?:an?|new|recurring|regular) $/i.test(sentence.slice(0, start));
  return isBeforeNoun && !isNew && SINGLE_DATE.test(sentence) && !IS_BEGINNING.test(sentence);
};

/**
 * The first recurrence in a sentence ('every Monday', 'weekdays', 'each month on the 1st'); undefined if there is none.
 */
export const findRecurrence = (sentence: string): FoundRecurrence | undefined => {
  for (const [pattern, build] of possibleRecurrences(sentence)) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const end = match.index + match[0].length;
    // Days named after the noun show a series: 'a monthly meeting, always the second Wednesday'.
    if (match[1] === undefined && MAYBE_ADJECTIVE.test(match[0]) && isAdjective(sentence, match.index, end)) continue;
    const built = build(match);
    if (built === undefined) continue;
    const rest = `${sentence.slice(0, match.index)} · ${sentence.slice(end)}`;
    return { ...built, rule: withNamedDays(built.rule, rest), start: match.index, end };
  }
  return countedDaysInARow(sentence) ?? impliedSeries(sentence);
};
