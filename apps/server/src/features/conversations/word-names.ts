import { findWordNames } from '@app/understanding/text/word-names';

export { replaceWordNames as replaceNames } from '@app/understanding/text/word-names';

/** A name with special characters, such as C++. The index has an extra word for it, because 'c' would also find C#. */
export interface WordName {
  /** As in the text. */
  written: string;
  /** The word under which the name is indexed, in addition to the words that it contains. */
  word: string;
  /** A tsquery that finds the name. */
  query: string;
}

/** The names in a text, in their order. */
export function findNames(text: string): WordName[] {
  return findWordNames(text).map(toName);
}

function toName(written: string): WordName {
  const name = written.toLowerCase();
  const toWord = (word: string): WordName => ({ written, word, query: `'${word}'` });
  if (name === 'c++') return toWord('cplusplus');
  if (name.endsWith('#')) return toWord(`${name.slice(0, -1)}sharp`);
  if (name.endsWith('.net')) return toWord('dotnet');
  // All other names end in “.js”. People also write them as two words: “node js”.
  const library = name.slice(0, -'.js'.length);
  return { written, word: `${library}js`, query: `('${library}js' | '${library}' <-> 'js')` };
}
