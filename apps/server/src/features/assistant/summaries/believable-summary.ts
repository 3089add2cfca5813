/** Three sentences are far shorter. */
const LONGEST = 1_500;
const FEWEST_WORDS = 4;
/** Of what is not a space, the share that letters have in any prose. */
const LETTERS = 0.75;
/** A word of a summary that says something of its subject. */
const TELLING = /[\p{L}\p{N}]{5,}/gu;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(TELLING));

/**
 * A model's summary in plain sentences; undefined for what cannot be one: nothing, a flood, symbols, or words that have
 * none in common with the conversation.
 */
export function believableSummary(said: string, conversation: string): string | undefined {
  const text = said.trim();
  const signs = text.replaceAll(/\s/g, '');
  const letters = signs.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  if (text.length > LONGEST || signs === '' || letters / [...signs].length < LETTERS) return undefined;
  // Scripts without spaces are one long word.
  const isWorded = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);
  if (isWorded && text.split(/\s+/).length < FEWEST_WORDS) return undefined;
  const known = wordsOf(conversation);
  const isAbout = !isWorded || known.size === 0 || [...wordsOf(text)].some((word) => known.has(word));
  return isAbout ? text : undefined;
}
