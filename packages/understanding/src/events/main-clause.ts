/**
 * The beginning of a question that shares a sentence with a plan: 'I have a dentist appointment on Thursday at 14:30, what
 * should I ask?'
 */
const QUESTION =
  "(?:what|what's|whats|how|how's|which|where|when|who|why|should|shall|could|can|do|does|did|is|are|am i|will|would|any|got any|have you|tell me|give me|suggest|help me|i need|need (?:an?|some|help|ideas|tips|advice)|looking for)";
const TRAILING_QUESTION = new RegExp(
  `(?:\\s?[,;:–—-]\\s?|\\s?\\.{2,3}\\s?|\\s)(?:(?:and|so|but|now|please|pls)[, ]+)?(?:(?<=[,;:–—.-]\\s?(?:(?:and|so|but|now|please|pls)[, ]+)?)${QUESTION}|any (?:tips|advice|ideas|suggestions|thoughts)|what (?:should|do|can|shall) (?:i|we)|how (?:do|should|can|long|much) )\\b.*$`,
  'i',
);
const ASKS_FOR_ENTRY =
  /\b(?:add|put|save|schedule|note|remind|block|pencil) (?:it|that|this|me|us|them)\b|\b(?:give|send|drop|shoot) (?:me|us) (?:an?|another) (?:\w+ )?(?:nudge|ping|shout|heads[- ]?up|poke|reminder|alert|buzz)\b|\btell (?:me|us) to\b/i;
/** 'What should I wear, we have a wedding on Saturday at 3': the plan comes last. */
const LEADING_QUESTION =
  /^(?:what|how|which|where|should|can|could|do|any)\b[^?]{3,120}?(?:[?,;–—-]\s?|\s(?:because|since|as)\s)(?=(?:i|we)(?:'ve got| have| 've|'m| am|'re| are|'ve) |(?:my|our) )/i;

/** ', gift ideas?': a few words without a verb. */
const SHORT_QUESTION = /,\s*(?:(?!\d)[\w'-]+ ){0,3}(?!\d)[\w'-]+\?\s*$/;
/** 'Dinner at 7, ceremony at 2: is that a normal schedule?' asks about an example. */
const ASKS_FOR_JUDGEMENT =
  /[,:;.–—-] ?(?:is|isn't|would|are|does) (?:that|this|these|it|those) (?:be |sound |seem |look )?(?:an? |too )?(?:normal|realistic|reasonable|typical|usual|good|healthy|standard|common|legal|correct|right|balanced|healthy) ?(?:[\w-]+ ){0,3}[\w-]*\?\s*$/i;
const NAMES_PERSON = /\b(?:i|i'm|we|my|our|me|us)\b/i;
const MAY_STATE_SOMETHING =
  /^[\s,;:.–—-]*(?:(?:and|so|but|now)[, ]+)?(?:who|which|where|when|why|(?:is|are|will|would|do|does|did|shall)(?! (?:i|we|you|u|it|he|she|they|there)\b))\b/i;

/** A text that states something by itself, without the question after it. */
const STATES_BY_ITSELF =
  /^(?!(?:what|how|which|where|when|who|why|should|could|can|do|does|did|is|are|am|will|would|if|tell me|explain|write|give me)\b).{8,}/i;

/** 'Lessons in the morning or afternoon?' */
const CHOICE = /^[^,.;:?]{3,60} or [^,.;:?]{2,40}\?\s*$/i;

/** 'Do landlords normally inspect on the 10th of each month?' */
const ASKS_IN_GENERAL =
  /^(?:do|does|did|are|is|can) (?:(?!you\b)[\w'-]+ ){1,5}?(?:normally|usually|generally|typically|always|ever|even|really|actually)\b[^.!?]*\?\s*$/i;

/** Whether a sentence asks about an example, a choice or things in general, and says nothing about the person. */
export const isImpersonalQuestion = (sentence: string): boolean =>
  [ASKS_FOR_JUDGEMENT, CHOICE, ASKS_IN_GENERAL].some((pattern) => pattern.test(sentence)) &&
  !NAMES_PERSON.test(sentence);

/** The part of an English sentence that may state a plan, without a question before or after it. */
export const mainClause = (sentence: string): string => {
  const leading = LEADING_QUESTION.exec(sentence);
  if (leading !== null) return sentence.slice(leading[0].length).replace(/\?\s*$/, '');
  const trailing = TRAILING_QUESTION.exec(sentence) ?? SHORT_QUESTION.exec(sentence);
  if (trailing === null || ASKS_FOR_ENTRY.test(trailing[0])) return sentence;
  // Without a question mark 'who is leaving' may be a relative clause, and 'is at noon' may be the verb.
  if (!/\?\s*$/.test(sentence) && MAY_STATE_SOMETHING.test(trailing[0])) return sentence;
  const statement = sentence.slice(0, trailing.index).trim();
  return STATES_BY_ITSELF.test(statement) ? statement : sentence;
};
