import type { Lexicon } from './lexicon.ts';

const MAX_WORDS = 14;
/** The last item of a list, if the clause was cut before it: ', and macOS' after 'for iOS, iPadOS'. */
const LAST_OF_LIST = /^,?\s*(?:and|or|und|oder|en|of|et|ou|y|o|e)\s/iu;

/**
 * The thing named at the start of `text`: the first clause, at most 14 words, without a dangling ending. Undefined if
 * it has fewer than `minWords` words. `text` is the part of a sentence after the words that introduce the thing.
 */
export const nameThing = (
  text: string,
  { clauseEnd, danglingWords }: Pick<Lexicon, 'clauseEnd' | 'danglingWords'>,
  minWords: number = 2,
): string | undefined => {
  const trimmed = text.replace(/^[\s,:–-]+/, '');
  const end = clauseEnd.exec(trimmed);
  const clause = (end === null || end.index < 4 ? trimmed : trimmed.slice(0, end.index)).replaceAll(/\s+/g, ' ');
  let thing = clause.split(' ').slice(0, MAX_WORDS).join(' ').trim();
  if (end !== null && LAST_OF_LIST.test(trimmed.slice(end.index))) thing = thing.replace(/,\s*\S+$/u, '');
  for (let round = 0; round < 3; round += 1) thing = thing.replace(danglingWords, '');
  thing = thing.replace(/[\s.,;:!?"'*_]+$/, '').replaceAll(/[*_"]/g, '');
  // One more word after a comma starts a new clause (', remind'), unless it is capitalised and part of a name (', Portugal').
  thing = thing.replace(/,\s*\p{Ll}+$/u, '');
  return thing === '' || thing.split(' ').length < minWords ? undefined : thing;
};
