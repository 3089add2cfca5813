import { english } from '@app/understanding/statements/english';
import { ownWords } from '@app/understanding/statements/own-words';
import { splitSentences } from '@app/understanding/text/sentences';

/** What the database looks for first, case aside; the sentence itself is then judged by `findDecision`. */
export const DECISION_WORDS =
  "decided|going with|go with|settled on|i'?ll take|we'?ll take|chose|agreed|signed up|booked|made up (my|our) mind";

const DECIDED =
  /\b(?:(?:i|we)(?:'ve| have)? (?:just |finally |now )?(?:decided|chose|settled on|agreed|signed up|booked|made up (?:my|our) mind)|(?:i'll|we'll|i will|we will|i'm|we're|let's|i am|we are) (?:just |then )?(?:go(?:ing)? with|take))\b/i;
const NOT_YET = /\?\s*$|\b(?:haven't|have not|hasn't|not yet|if (?:i|we)|should (?:i|we)|can't|cannot|never)\b/i;
/** Who goes on to ask how has decided all the same. */
const ASKS_ON = /,\s(?:how|what|when|where|which|who|do|can|could)\b/i;
const LONGEST = 240;

/** The first sentence in which somebody says what they decided; undefined when there is none. */
export function findDecision(text: string): string | undefined {
  const sentence = splitSentences(ownWords(text, english), 60).find(
    ({ text: said }) => said.length <= LONGEST && DECIDED.test(said) && !NOT_YET.test(said.split(ASKS_ON)[0] ?? ''),
  );
  return sentence?.text.toWellFormed();
}
