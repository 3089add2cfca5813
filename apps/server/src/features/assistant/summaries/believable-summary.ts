/** In characters. The model is asked for three sentences, which are far shorter. */
const MAX_LENGTH = 1_500;
const MIN_WORDS = 4;
/** Prose has at least this share of letters among its non-space characters. */
const MIN_LETTER_SHARE = 0.75;
/** Long words are likely to be about the subject. */
const SUBJECT_WORD = /[\p{L}\p{N}]{5,}/gu;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(SUBJECT_WORD));

/**
 * A model's summary, trimmed. Undefined if the reply is empty, too short, far too long, mostly symbols, or shares no
 * long word with the conversation.
 */
export function believableSummary(reply: string, conversation: string): string | undefined {
  const text = reply.trim();
  const characters = text.replaceAll(/\s/g, '');
  const letters = characters.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  if (text.length > MAX_LENGTH || characters === '' || letters / [...characters].length < MIN_LETTER_SHARE)
    return undefined;
  // Words cannot be counted in scripts that write them without spaces.
  const separatesWords = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);
  if (separatesWords && text.split(/\s+/).length < MIN_WORDS) return undefined;
  const conversationWords = wordsOf(conversation);
  const isComparable = separatesWords && conversationWords.size > 0;
  const sharesWord = [...wordsOf(text)].some((word) => conversationWords.has(word));
  return isComparable && !sharesWord ? undefined : text;
}
