import { setImmediate as betweenRequests } from 'node:timers/promises';
import type { Round, Rounds } from '#platform/rounds.ts';
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
  { open }: Rounds,
) {
  const rhythms = [
    repeat(RECOVER_EVERY_MS, open('chat-recovery'), () => chat.recover()),
    repeat(FIRE_EVERY_MS, open('reminders'), fireDueReminders),
    repeat(FEEDS_EVERY_MS, open('followed-calendars'), () => feeds.refreshDue()),
    repeat(FIRE_EVERY_MS, open('calendar-reminders'), feeds.tellDue),
    repeat(FIRE_EVERY_MS, open('due-prompts'), prompts.runDue),
    repeat(REFINE_EVERY_MS, open('refining'), () => refining.refineNext()),
    repeat(BRIEF_EVERY_MS, open('briefings'), tellDueBriefings),
  ];
  const stopping = new AbortController();
  return {
    start: (): void => {
      void warmUp(stopping.signal);
      importRunner.start();
      importPreviewer.start();
      for (const rhythm of rhythms) rhythm.start();
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      refining.stop();
      await Promise.all([importRunner.stop(), importPreviewer.stop(), ...rhythms.map((rhythm) => rhythm.stop())]);
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
function repeat(everyMs: number, round: Round, work: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const run = (): void => {
    running ??= round.run(work).finally(() => (running = undefined));
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
