import { FILLERS, INNER_FILLER, LOOSE_ENDS, VERB_LAST } from './title-fillers.table.ts';

const MIN_LETTERS = /\p{L}{3}/u;
const MAX_ROUNDS = 4;

const without = (title: string, patterns: readonly RegExp[]): string => {
  let remaining = title;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = remaining;
    for (const pattern of patterns) {
      const next = remaining.replace(pattern, '').trim();
      if (MIN_LETTERS.test(next)) remaining = next;
    }
    if (remaining === before) break;
  }
  return remaining;
};

/** A title without the words that lead over to it or announce it: 'so apparently …', 'j'ai réussi à avoir …'. */
export const withoutFillers = (title: string): string => without(title, FILLERS);

/** A title without fillers, and without what is left of a time or a report at its end. */
export const tidyPlanTitle = (title: string): string => {
  const bare = without(withoutFillers(title).replace(INNER_FILLER, ''), LOOSE_ENDS);
  return VERB_LAST.reduce((text, [form, order]) => text.replace(form, order), bare);
};
