import { plainText, withoutCode } from '../text/plain-text.ts';

/** Longer messages are mostly pasted; what the person says of it stands at the top. */
const TYPED = 1_200;
const TOP = 500;

/** The text that follows is to be worked on, whoever wrote it. */
const HANDED_OVER =
  /\b(?:summari[sz]e|translate|rewrite|re-?write|proofread|rephrase|paraphrase|shorten|correct|edit|improve|polish|analy[sz]e|review|critique|grade|continue|following|below|pasted?|attached|here(?:'s| is| are))\b/i;

/** A part to be played or a text to be made up: its 'I' is somebody else. */
const MADE_UP =
  /^\s*(?:(?:please |can you |could you |i want you to |i need you to |let's )?(?:act|pretend|imagine|role-?play|play|write|draft|compose|generate|create|give me|translate|continue)\b|you (?:are|will be|'re)\b|as an? \w+,? you\b)/i;

/** What somebody says in a message in their own voice: no code, no quotes, no pasted or made-up text. May be empty. */
export const ownWords = (text: string): string => {
  if (MADE_UP.test(text.slice(0, 200))) return '';
  const spoken = withoutCode(plainText(text, TYPED * 2));
  const paragraphs = spoken.split(/\n\s*\n/);
  const first = (paragraphs[0] ?? '').slice(0, TOP);
  if (text.length > TYPED) return first;
  return paragraphs.length > 1 && HANDED_OVER.test(first) ? first : spoken;
};
