import type { FoundWhen } from '../time/find-when.ts';
import type { LanguageCues } from './languages.ts';

/** The sentence, with its time words in English, without these and the prepositions before them. */
const withoutTimes = ({ sentence, spans }: FoundWhen): string => {
  let text = sentence;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const before = text
      .slice(0, start)
      .replace(/(?<=^|\s)l['’]$/i, '')
      .replace(/(?:[\s,;(]|\b(?:on|at|by|from|in|for|until|starting))+$/i, '');
    text = `${before} ${text.slice(end).replace(/^\s*[),;]/, '')}`;
  }
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.])/g, '$1')
    .trim();
};

/** A short title for the plan in a sentence that is not in English, without time words and commands. */
export const foreignTitle = ({ match, cues }: LanguageCues, when: FoundWhen | undefined, text: string): string => {
  let remaining = when === undefined ? text : withoutTimes(when);
  for (let round = 0; round < 8; round += 1) {
    const next = remaining.replace(match.titlePrefixes, '').replace(match.titleSuffixes, '').trim();
    if (next === remaining || !/\p{L}{2}/u.test(next)) break;
    remaining = next;
  }
  const title = (cues.fixGrammar?.(remaining) ?? remaining).split(' ').slice(0, 10).join(' ').slice(0, 100);
  return title.slice(0, 1).toLocaleUpperCase() + title.slice(1);
};
