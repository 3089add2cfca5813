import type { Logger } from '#platform/logger.ts';
import type { Services } from './features.ts';

/** How soon an orphaned reply of a process that died is put in order. */
const RECOVER_EVERY_MS = 15_000;

/** What runs beside requests without being a job: the importer and the recovery of cut-off replies. */
export function createBackground({ chat, importRunner }: Services, log: Logger) {
  let timer: NodeJS.Timeout | undefined;
  return {
    start: (): void => {
      importRunner.start();
      timer = setInterval(() => {
        chat
          .recover()
          .catch((error: unknown) => log.error({ err: error }, 'cut-off replies could not be put in order'));
      }, RECOVER_EVERY_MS);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await importRunner.stop();
    },
  };
}
