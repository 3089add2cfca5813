import { setImmediate as betweenRequests } from 'node:timers/promises';
import { isDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import { warmUpPieces } from './local-engine.ts';
import type { Services } from './features.ts';

/** How soon an orphaned reply of a process that died is put in order. */
const RECOVER_EVERY_MS = 15_000;
/** How late a reminder may be because nobody looked. */
const FIRE_EVERY_MS = 2_000;
const BRIEF_EVERY_MS = 20_000;
const FEEDS_EVERY_MS = 15_000;
const REFINE_EVERY_MS = 10_000;

/** What runs beside requests without being a job: the importer, due reminders, briefings, prompts, followed calendars, the model's second look and the recovery of cut-off replies. */
export function createBackground(
  { chat, importRunner, importPreviewer, fireDueReminders, tellDueBriefings, feeds, prompts, refining }: Services,
  log: Logger,
) {
  const rounds = [
    createRound(RECOVER_EVERY_MS, () => chat.recover(), log, 'cut-off replies could not be put in order'),
    createRound(FIRE_EVERY_MS, fireDueReminders, log, 'due reminders could not be looked for'),
    createRound(FEEDS_EVERY_MS, () => feeds.refreshDue(), log, 'followed calendars could not be looked for'),
    createRound(FIRE_EVERY_MS, feeds.tellDue, log, 'due events of followed calendars could not be told of'),
    createRound(FIRE_EVERY_MS, prompts.runDue, log, 'due prompts could not be looked for'),
    createRound(REFINE_EVERY_MS, () => refining.refineNext(), log, 'a conversation could not be refined'),
    createRound(BRIEF_EVERY_MS, tellDueBriefings, log, 'due briefings could not be looked for'),
  ];
  const stopping = new AbortController();
  return {
    start: (): void => {
      void warmUp(stopping.signal);
      importRunner.start();
      importPreviewer.start();
      for (const round of rounds) round.start();
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      refining.stop();
      await Promise.all([importRunner.stop(), importPreviewer.stop(), ...rounds.map((round) => round.stop())]);
      await prompts.settled();
    },
  };
}

/** What the first question would otherwise wait for, a piece at a time: whoever asks meanwhile waits for one at most. */
async function warmUp(signal: AbortSignal): Promise<void> {
  for (const piece of warmUpPieces) {
    await betweenRequests();
    if (signal.aborted) return;
    piece();
  }
}

/** Does something again and again, never twice at once. */
function createRound(everyMs: number, work: () => Promise<unknown>, log: Logger, fault: string) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const run = (): void => {
    running ??= work()
      .catch((error: unknown) => log[isDatabaseAway(error) ? 'debug' : 'error']({ err: error }, fault))
      .finally(() => (running = undefined));
  };
  return {
    start: (): void => {
      timer = setInterval(run, everyMs);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
