import { nameThing } from './statements/about.ts';
import { ownWords } from './statements/own-words.ts';
import { namesPersonOrDay, PATTERNS } from './statements/patterns.ts';
import { toSecondPerson } from './statements/second-person.ts';
import type { Statement } from './statements/statement.ts';
import { splitSentences } from './text/sentences.ts';

export type { Statement } from './statements/statement.ts';

const SENTENCES = 30;
const LONGEST_SENTENCE = 400;
const MOST = 5;

/** A cheap look before the patterns run. */
const WORTH_READING =
  /\b(?:i|we|my|me)\b.{0,60}\b(?:plan|hop|goal|decid|work|writ|build|learn|train|stud|sav|want|like|love|wish|think|consider|going|about|look|try|trying|prepar|promis|agree|told|said|commit|have to|need|must|should|gotta|ought|worr|anxious|stress|nervous|scared|afraid|overwhelm|burn|exhaust|frustrat|depress|lonely|hopeless|insecure|panic|struggl|drain|can't|cannot|can|keep|know|finish|publish|complet|launch|submit|moved|bought|booked|sent|called|paid|passed|quit|got|released|sold|started|made|aim|intend|organi|design|draft|develop)|\b(?:habit|routine)s?\b|\b(?:wake|quit|stop|consistent|sleep better)\b/i;

/** Said of others, or of a case that is not. */
const NOT_SO = /\b(?:don't|do not|didn't|never|no longer|not) (?:really )?(?:want|plan|need|intend|have to|like)\b/i;

/** A question about the matter is no word on what the person will do; nor is a case put. */
const ASKED =
  /^(?:[A-Z]: )?(?:(?:and|so|but|ok(?:ay)?|hi|hello),? )*(?:what|which|who|whose|when|where|why|how much|how many|is|are|does|do|did|can|could|should|list|show|tell|recite)\b|\bif (?:i|we) (?:want|decide|plan|am|try|need|have)/i;

function readSentence(sentence: string): Statement | undefined {
  if (NOT_SO.test(sentence)) return undefined;
  const isAsked = ASKED.test(sentence);
  for (const { kind, form, match, unless } of PATTERNS) {
    if (isAsked && kind !== 'habit' && !/\bwanted to learn\b/i.test(sentence)) continue;
    const found = match.exec(sentence);
    if (found === null) continue;
    const rest = found[1] ?? '';
    const thing = nameThing(rest, kind === 'worry' ? 1 : 2);
    if (thing === undefined || unless?.test(rest) === true) continue;
    if (
      kind === 'promise' &&
      !/promis|told|said|agreed|vow|pledg|swore|commit/i.test(found[0]) &&
      !namesPersonOrDay(rest)
    )
      continue;
    return { kind, form, sentence, about: toSecondPerson(thing) };
  }
  return undefined;
}

/**
 * What a person says in a message about their own life: plans, worries, promises, wished habits, and what is done. At
 * most 5, in the order said. Code, quotes, pasted texts and texts to be made up are left alone. English; pure.
 */
export const findStatements = (text: string): Statement[] => {
  if (!WORTH_READING.test(text.slice(0, 3_000))) return [];
  const spoken = ownWords(text);
  // Most messages end here, before their sentences are cut with care.
  if (!spoken.split(/[.!?\n]/).some((part) => WORTH_READING.test(part))) return [];
  const found: Statement[] = [];
  for (const { text: sentence } of splitSentences(spoken, SENTENCES)) {
    if (found.length >= MOST) break;
    if (sentence.length > LONGEST_SENTENCE || !WORTH_READING.test(sentence)) continue;
    const statement = readSentence(sentence);
    if (statement !== undefined) found.push(statement);
  }
  return found;
};
