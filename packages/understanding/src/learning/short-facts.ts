import { FIRST_NAMES } from '../subjects/first-names.table.ts';
import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { splitSentences } from '../text/sentences.ts';
import { lastQuestion } from './learning-questions.ts';
import { type CardProposal, MAX_CARD_SIDE_LENGTH } from './proposal.ts';
import { isCompleteText, toCardSide } from './side-text.ts';
import { hasClock, numbersIn } from './timeless.ts';

/** How a language asks for a time, a length or a number that is the same for everybody. */
interface MeasureWords {
  asks: RegExp;
  /** 'Do I' in the sense of 'does one', and what it becomes on a card. */
  generic: readonly (readonly [RegExp, string])[];
  /** Words that tie a question to one person or one moment. */
  personal: RegExp;
  /** A number, a month, a season or a length in words. */
  measure: RegExp;
}

const MEASURES: Partial<Record<Language, MeasureWords>> = {
  en: {
    asks: /^(?:when (?:do|does|should|can|is|are)|how (?:long|many|much|often|hot|deep|far|warm|thick|high|old) |(?:at )?(?:what|which) (?:temperature|age|temp|month)\b)/i,
    generic: [
      [/\b(do|should|can|must) i\b/gi, '$1 you'],
      [/\bi\b/g, 'you'],
    ],
    personal:
      /\b(?:my|me|mine|we|our|us|he|she|him|her|his|they|their|this|that|these|those|it|today|tomorrow|now|yet|left|cost|costs|pay|price|budget)\b/i,
    measure:
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice|once|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|weeks?|months?)\b/i,
  },
  nl: {
    asks: /^(?:wanneer |hoe (?:lang|vaak|warm|heet|diep|ver|dik|hoog|oud|veel) |hoeveel |(?:op |bij |vanaf )?(?:welke?|wat voor) (?:temperatuur|leeftijd|maand)\b)/i,
    generic: [[/\bik\b/gi, 'je']],
    personal:
      /\b(?:mijn|mij|me|m'n|mn|we|wij|ons|onze|hij|zij|ze|hem|haar|dit|dat|deze|die|het|vandaag|morgen|nu|nog|kost|kosten|betaal|prijs|budget)\b/i,
    measure:
      /\d|\b(?:één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|half|halve|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|lente|voorjaar|zomer|herfst|najaar|winter|weken|week|maanden?)\b/i,
  },
};

const MIN_QUESTION_WORDS = 4;
const MAX_QUESTION_WORDS = 16;
const MIN_ANSWER_LENGTH = 15;

/**
 * The card of a general question such as 'When do I sow tomatoes indoors?'. Its back is the first sentence of the
 * reply, which must name a measure; otherwise there is no card.
 */
export function shortFact(asked: string, reply: string, language: Language): Omit<CardProposal, 'turnId'> | undefined {
  const words = MEASURES[language];
  const question = lastQuestion(asked).replace(/^(?:hi|hello|hoi|hey|so|and|en|dus|ok)[,\s]+/i, '');
  if (words === undefined || !words.asks.test(question)) return undefined;
  const count = question.split(/\s+/).length;
  const isGeneral =
    count >= MIN_QUESTION_WORDS &&
    count <= MAX_QUESTION_WORDS &&
    numbersIn(question) === 0 &&
    !words.personal.test(question) &&
    !/[,:;(]|\btil\b|\buntil\b/.test(question) &&
    !plainWordsOf(question).some((word) => FIRST_NAMES.has(word));
  const first = splitSentences(reply, 1)[0]?.text ?? '';
  if (
    !isGeneral ||
    !words.measure.test(first) ||
    hasClock(first) ||
    /[:?]$|[€£$]|^(?:you'|you have|your|je hebt|jij|jouw)/i.test(first)
  )
    return undefined;
  let front = question;
  for (const [pattern, replacement] of words.generic) front = front.replaceAll(pattern, replacement);
  front = `${front.slice(0, 1).toLocaleUpperCase()}${front.slice(1).replace(/[?.!\s]+$/, '')}?`;
  const back = toCardSide(first);
  return back === undefined ||
    back.length < MIN_ANSWER_LENGTH ||
    front.length > MAX_CARD_SIDE_LENGTH ||
    !isCompleteText(front)
    ? undefined
    : { kind: 'answer', front, back, subject: front.replace('?', ''), isNamed: false };
}
