import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';

const MAX_WORDS = 8;
const MAX_CHARACTERS = 80;
/** A shorter first clause says too little for a title. */
const MIN_CLAUSE_LENGTH = 8;
const FALLBACK = 'New conversation';

/** Phrases before the actual request; removed one after another. */
const PREAMBLES: readonly RegExp[] = [
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|dear)(?: (?:there|chatgpt|claude|chat|assistant|ai|everyone))?\s*[,.!:-]*\s+/i,
  /^(?:ok(?:ay)?|so|well|um+|now|alright|thanks|thank you|please|also|actually|basically)\b[,.!]*\s+/i,
  /^(?:can|could|would|will) you (?:please |kindly |maybe |possibly )?(?:help me (?:to |with |understand )?|tell me |show me |give me |explain (?:to me )?)?/i,
  /^(?:i(?:'d| would) (?:like|love)|i (?:want|need)|i'm (?:trying|looking|hoping)|i am (?:trying|looking|hoping)|i was (?:wondering|hoping))(?: (?:you|for you))?(?: to| for| if you (?:can|could)| that)?\s+/i,
  /^(?:please |kindly )?(?:help me (?:to |with |understand )?|tell me (?:about )?|show me |give me |let's |let us )/i,
  /^(?:i have a question(?: about)?|quick question|question)[,:.-]*\s*/i,
  /^(?:you are|you're|act as|i want you to act as|pretend (?:to be|you are)|imagine you are) (?:an? |the )?[^.\n]{1,120}[.\n]\s*/i,
  /^(?:do you know|any idea|what(?:'s| is) the best way to|what(?:'s| is) a good way to|how (?:do|can|should|would|could) (?:i|we|you) (?:best )?)(?: if| how)?\s*/i,
];

/** Words that cannot end a title. */
const DANGLING = new Set(
  'a an the of for to in on at by with from and or but that which who is are was my your our their his her its as into about if when while so than then because i we you how what why where between without using has have had be been do does not very'.split(
    ' ',
  ),
);

const withoutPreamble = (text: string): string => {
  let remaining = text;
  for (let round = 0; round < 4; round += 1) {
    const before = remaining;
    for (const preamble of PREAMBLES) {
      const next = remaining.replace(preamble, '');
      if (next.trim() !== '') remaining = next;
    }
    if (remaining === before) break;
  }
  return remaining;
};

const firstClause = (text: string): string => {
  const clauseEnd =
    /[;:?!]\s|[;:?!]$|\s[-–—]\s|\.\s|\.$|,\s(?=(?:but|and|so|because|which|since|please|can|could|i|i'm|my|what|how)\b)|\s\(/i.exec(
      text,
    );
  if (clauseEnd === null || clauseEnd.index < MIN_CLAUSE_LENGTH) return text;
  return text.slice(0, clauseEnd.index);
};

const withoutDangling = (words: string[]): string[] => {
  const remainingWords = [...words];
  while (remainingWords.length > 2 && DANGLING.has((remainingWords.at(-1) ?? '').toLowerCase().replace(/[^a-z]/g, '')))
    remainingWords.pop();
  return remainingWords;
};

const shortenedClause = (clause: string): string => {
  const words = clause.split(/\s+/).filter((word) => word !== '');
  if (words.length <= MAX_WORDS) return words.join(' ');
  const shortened = words.slice(0, MAX_WORDS);
  // A late comma is a better end than the middle of a phrase.
  const comma = shortened.findLastIndex((word, at) => at >= 3 && word.endsWith(','));
  return withoutDangling(comma > 0 ? shortened.slice(0, comma + 1) : shortened).join(' ');
};

const withoutMarkdown = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^\s{0,10}(?:[-*•]|\d{1,3}[.)])\s+/gm, '')
    .replace(/\*{1,2}([^*\n]{1,200})\*{1,2}/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim();

const tidyTitle = (title: string): string => {
  const trimmed = title.replace(/^[\s"'“”.,:;!?()[\]*_-]+/u, '').replace(/[\s"“”.,:;!([*_-]+$/u, '');
  const characters = [...trimmed];
  const short =
    characters.length > MAX_CHARACTERS
      ? `${characters
          .slice(0, MAX_CHARACTERS - 1)
          .join('')
          .trimEnd()}…`
      : trimmed;
  const [first = '', ...rest] = [...short];
  return first.toLocaleUpperCase('en') + rest.join('');
};

/**
 * A title for a conversation from its first question: the first clause without preamble and code, at most 8 words and
 * 80 characters. 'New conversation' if there is none.
 */
export const titleFromText = (text: string): string => {
  const plain = plainText(text, 6_000);
  const prose = withoutMarkdown(withoutCode(plain));
  // A text of nothing but code is titled by the code.
  const source = prose === '' ? withoutMarkdown(plain.replace(/[`~]{3}[a-z]*/gi, ' ')) : prose;
  for (const { text: sentence } of splitSentences(withoutPreamble(source), 12)) {
    const title = tidyTitle(shortenedClause(firstClause(withoutPreamble(sentence.slice(0, 600)))));
    // Two letters, or one character of a script such as Chinese.
    if (/[\p{L}\p{N}]{2}|[^\u0000-\u2fff]/u.test(title)) return title;
  }
  return FALLBACK;
};
