import { Client } from 'pg';
import type { Logger } from '#platform/logger.ts';

/** Another app already works on this data directory. */
export class AlreadyOpenError extends Error {}

export interface OwnerLock {
  release(): Promise<void>;
}

const LOCK_KEY = 7_203_118_002;
const RETAKE_DELAY_MS = 1000;

/**
 * Marks this process as the only app on an embedded database, by a session-level lock that dies with the process
 * whatever kills it. If the session breaks while the app runs, the lock is taken again as soon as the server answers.
 */
export async function takeOwnerLock(options: { connectionString: string; log: Logger }): Promise<OwnerLock> {
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<Client> {
    const candidate = new Client({ connectionString: options.connectionString, application_name: 'owner' });
    candidate.on('error', (error) => options.log.warn({ err: error }, 'the database session of the owner lock broke'));
    await candidate.connect();
    const { rows } = await candidate.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK_KEY]);
    if (rows[0]?.taken !== true) {
      await candidate.end();
      throw new AlreadyOpenError('Another AI Assistant is already running on this data directory. Stop it first.');
    }
    candidate.once('end', () => scheduleRetake());
    return candidate;
  }

  function scheduleRetake(): void {
    if (isReleased) return;
    timer = setTimeout(() => {
      connect().then(
        (retaken) => {
          client = retaken;
        },
        () => scheduleRetake(),
      );
    }, RETAKE_DELAY_MS);
  }

  return {
    release: async () => {
      isReleased = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}
