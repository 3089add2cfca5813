import type { DetectedIntent } from './detected-intent.ts';

type MemoryIntent = Extract<DetectedIntent, { intent: 'remember' | 'memories' }>;

const MAX_STATEMENT_LENGTH = 300;
/** 'Remember to buy milk' is a task and 'remember when we …' a question: a memory is a statement about the person. */
const REMEMBER =
  /^(?:(?:please|ok|hey|also|and)[, ]+)*(?:(?:can|could|will) you )?(?:please )?(?:remember|keep in mind|note|bear in mind|don'?t forget|never forget|know|note for (?:the future|next time)|save to (?:your )?memory|add to (?:your )?memory)(?: this)?(?: about me)?\s*(?::|,|that)?\s+((?:that )?(?:i|i'm|i've|i'd|my|we|our|we're|mine)\b.{3,280})$/i;
/** 'Just so you know, I'm left-handed, remember that'. */
const REMEMBER_AT_END =
  /^(?:(?:just so you know|fyi|for the record|by the way|so you know)[,:]? )?((?:i|i'm|im|i've|my|we|we're)\b.{3,120}?)[,.;:–-]+ ?(?:so |and |please |can you )*(?:remember|note|keep in mind|make a note of|don'?t forget) (?:that|this|it)(?: please| for later| for next time| in mind)*$/i;
const ASKS_FOR_MEMORIES =
  /^(?:(?:so|ok|and|hey)[, ]+)*what (?:do|did|have) you (?:know|remember|learn(?:ed)?|stored?|saved?|kept)(?: so far)? (?:about|of) me\b|^(?:show|list|open) (?:me )?(?:my|your) memor(?:y|ies)\b|^what(?:'s| is) in your memory\b|^what (?:have you (?:got )?(?:stored|saved|remembered|noted|learned)|is stored|information do you have) (?:about|on) me\b/i;
const IS_APPOINTMENT =
  /\b(?:to (?:call|buy|pay|send|do|get|go|pick|bring)|at \d|tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** 'Note that I have to renew my passport' is a task. */
const NOTED_DUTY =
  /^(?:\S+ ){0,4}?note (?:that )?(?:i|we)(?:'ve)? (?:really |still |also )?(?:have to|need to|ought to|must|should|got to|gotta)\b/i;

/** 'Remember that I am allergic to peanuts': the statement to store. */
export const memoryCommand = (text: string): MemoryIntent | undefined => {
  const plain = text.replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
  if (ASKS_FOR_MEMORIES.test(plain)) return { intent: 'memories', confidence: 0.95 };
  const statement = (REMEMBER.exec(plain)?.[1] ?? REMEMBER_AT_END.exec(plain.replace(/[\s.!]+$/, ''))?.[1])?.replace(
    /^that /i,
    '',
  );
  if (statement === undefined || IS_APPOINTMENT.test(statement) || NOTED_DUTY.test(plain)) return undefined;
  if (/\b(?:goals?|tasks?|to-?dos?)\b|^(?:i|we)(?:'ve)? (?:still |really )?(?:have|need|got) to\b/i.test(statement))
    return undefined;
  const shortened = statement.slice(0, MAX_STATEMENT_LENGTH).replace(/[\s?.!]+$/, '');
  return { intent: 'remember', text: shortened.charAt(0).toUpperCase() + shortened.slice(1), confidence: 0.95 };
};
