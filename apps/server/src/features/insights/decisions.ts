import { english } from '@app/understanding/statements/english';
import { ownWords } from '@app/understanding/statements/own-words';
import { splitSentences } from '@app/understanding/text/sentences';

/** A case-insensitive pattern for the database to preselect messages; `findDecision` then checks the sentence. */
export const DECISION_PATTERN =
  "decided|going with|go with|settled on|i'?ll take|we'?ll take|chose|agreed|signed up|booked|made up (my|our) mind";

/** “I (we) have decided …” in the past, or “I’ll (we’ll, let’s) go with …” and “… take …”. */
const DECISION_WORDS =
  /\b(?:(?:i|we)(?:'ve| have)? (?:just |finally |now )?(?:decided|chose|settled on|agreed|signed up|booked|made up (?:my|our) mind)|(?:i'll|we'll|i will|we will|i'm|we're|let's|i am|we are) (?:just |then )?(?:go(?:ing)? with|take))\b/i;
/** Questions, conditions and negations. */
const NOT_YET = /\?\s*$|\b(?:haven't|have not|hasn't|not yet|if (?:i|we)|should (?:i|we)|can't|cannot|never)\b/i;
/** A follow-up question after a decision does not make it undecided. */
const FOLLOW_UP_QUESTION = /,\s(?:how|what|when|where|which|who|do|can|could)\b/i;
const MAX_CHARACTERS = 240;
const MAX_SENTENCES = 60;

/** The first sentence that states a decision; undefined when there is none. */
export function findDecision(text: string): string | undefined {
  const decision = splitSentences(ownWords(text, english), MAX_SENTENCES).find(
    ({ text: sentence }) =>
      sentence.length <= MAX_CHARACTERS &&
      DECISION_WORDS.test(sentence) &&
      !NOT_YET.test(sentence.split(FOLLOW_UP_QUESTION)[0] ?? ''),
  );
  return decision?.text.toWellFormed();
}
