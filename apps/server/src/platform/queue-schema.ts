import { createJobQueue } from './job-queue.ts';
import { createLogger } from './logger.ts';

/** Creates the tables of the job queue, or migrates them to the version of this app. Queues no job and runs none. */
export async function createQueueSchema(connectionString: string): Promise<void> {
  const jobs = createJobQueue({ connectionString, log: createLogger({ level: 'silent' }), mode: 'manual' });
  await jobs.start();
  await jobs.stop();
}
