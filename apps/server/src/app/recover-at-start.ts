import { startAssistantFeature } from './assistant-feature.ts';
import { startConversationFeature } from './conversation-feature.ts';
import type { Services } from './features.ts';
import type { Foundation } from './foundation.ts';
import { startMeaningFeature } from './meaning-feature.ts';
import { reconcilePlans } from './payments.jobs.ts';

/**
 * Puts in order what processes that died have left. Each step is tried, and none keeps the server from starting: what
 * fails is logged and counted as a row of the round `start`.
 */
export async function recoverAtStart(
  foundation: Foundation,
  services: Services,
  // Nobody else can be at work in an embedded database: what is open there was left by a process that died.
  { isOnlyProcess }: { isOnlyProcess: boolean },
): Promise<void> {
  await runSteps(foundation, {
    'chat-turns': () => services.chat.recover({ isOnlyProcess }),
    imports: async () => {
      if (isOnlyProcess) await services.importRunner.releaseAll();
    },
    prompts: async () => {
      if (isOnlyProcess) await services.prompts.releaseAll();
    },
    backups: () => services.cutOffBackups.failAll(),
    plans: () => foundation.jobs.enqueue(reconcilePlans, {}),
    'search-words': () => startConversationFeature(foundation, services),
  });
}

/** Queues what an earlier version or process has left undone. */
export async function queueLeftWork(foundation: Foundation): Promise<void> {
  await runSteps(foundation, {
    'unread-conversations': () => startMeaningFeature(foundation),
    'archive-scan': () => startAssistantFeature(foundation),
  });
}

async function runSteps(
  { rounds }: Foundation,
  steps: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const round = rounds.open('start');
  for (const [name, step] of Object.entries(steps)) await round.attempt(name, step);
}
