import { setTimeout as wait } from 'node:timers/promises';
import { builtInScores } from '@app/understanding/category/built-in-model';
import { learnedSubjectScores } from '@app/understanding/category/learned-subjects';
import { lexiconScores } from '@app/understanding/category/lexicon-scores';
import { detectSuggestions } from '@app/understanding/detect-events';
import { likeliestIntent } from '@app/understanding/intent/intent-model';
import { detectIntent } from '@app/understanding/intents';
import { quoteConversation } from '@app/understanding/quote-conversation';
import { sentiment } from '@app/understanding/sentiment';
import { titleFromText } from '@app/understanding/title';

/** A plan in each language except English: the first text with a plan compiles the patterns of its language. */
const FOREIGN_SAMPLES = [
  'Ik heb morgen om 9 uur een afspraak bij de tandarts',
  'Ich habe morgen um 9 Uhr einen Termin beim Zahnarzt',
  "J'ai rendez-vous chez le dentiste demain à 9h",
  'Tengo cita con el dentista mañana a las 9',
  'Ho un appuntamento dal dentista domani alle 9',
  'Tenho uma consulta no dentista amanhã às 9h',
];
const SAMPLE = 'What did I say about dinner with Anna on Friday at 7pm?';

/**
 * Each step prepares models or patterns that would otherwise be prepared at their first use, and is short enough for a
 * request to wait for it.
 */
const steps: readonly (() => unknown)[] = [
  () => likeliestIntent(SAMPLE),
  ...[SAMPLE, ...FOREIGN_SAMPLES].map(
    (text) => () => detectSuggestions({ text, reference: new Date(0), timeZone: 'UTC', role: 'user' }),
  ),
  () => detectIntent(SAMPLE, new Date(0), 'UTC'),
  () => lexiconScores(SAMPLE),
  () => builtInScores(SAMPLE),
  () => learnedSubjectScores(SAMPLE),
  () => sentiment([SAMPLE]),
  () => quoteConversation('dinner anna', [{ id: 'sample', role: 'user', text: SAMPLE }]),
  ...[SAMPLE, ...FOREIGN_SAMPLES].map((text) => () => titleFromText(text)),
];

/** The web app starts with several requests, one after another. The pause lets them all run before the next step. */
const PAUSE_MS = 25;

/** Runs all steps, so that the first question does not wait for them; other requests run between the steps. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    await wait(PAUSE_MS, undefined, { ref: false });
    if (signal.aborted) return;
    step();
  }
}
