import { setImmediate as betweenRequests } from 'node:timers/promises';
import { builtInScores } from '@app/understanding/category/built-in-model';
import { lexiconScores } from '@app/understanding/category/lexicon-scores';
import { detectSuggestions } from '@app/understanding/detect-events';
import { likeliestIntent } from '@app/understanding/intent/intent-model';
import { detectIntent } from '@app/understanding/intents';
import { quoteConversation } from '@app/understanding/quote-conversation';
import { sentiment } from '@app/understanding/sentiment';
import { titleFromText } from '@app/understanding/title';

const SAMPLE = 'What did I say about dinner with Anna on Friday at 7pm?';

/**
 * Each step prepares models or patterns that would otherwise be prepared at their first use, and is short enough for a
 * request to wait for it.
 */
const steps: readonly (() => unknown)[] = [
  () => likeliestIntent(SAMPLE),
  () => detectSuggestions({ text: SAMPLE, reference: new Date(0), timeZone: 'UTC', role: 'user' }),
  () => detectIntent(SAMPLE, new Date(0), 'UTC'),
  () => lexiconScores(SAMPLE),
  () => builtInScores(SAMPLE),
  () => sentiment([SAMPLE]),
  () => quoteConversation('dinner anna', [{ id: 'sample', role: 'user', text: SAMPLE }]),
  () => titleFromText(SAMPLE),
];

/** Runs all steps, so that the first question does not wait for them; other requests run between the steps. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    await betweenRequests();
    if (signal.aborted) return;
    step();
  }
}
