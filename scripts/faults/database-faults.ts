import { setTimeout as delay } from 'node:timers/promises';
import { endSessions } from '../../apps/server/test/outage-load.ts';
import { EVERYWHERE, type Fault } from './fault.ts';

export const databaseKilled: Fault = {
  name: 'database killed (kill -9)',
  on: EVERYWHERE,
  rounds: 5,
  strike: ({ database }) => database.kill(),
};

export const databaseRestarted: Fault = {
  name: 'database restarted (fast)',
  on: EVERYWHERE,
  rounds: 3,
  strike: ({ database }) => database.restart('fast'),
};

export const databaseRestartedAtOnce: Fault = {
  name: 'database restarted (immediate)',
  on: EVERYWHERE,
  rounds: 3,
  strike: ({ database }) => database.restart('immediate'),
};

export const sessionsEnded: Fault = {
  name: 'every database session ended',
  on: EVERYWHERE,
  rounds: 4,
  strike: async ({ database }) => void (await endSessions(await database.address())),
};

export const databaseFrozen: Fault = {
  name: 'database frozen for some seconds (SIGSTOP)',
  on: EVERYWHERE,
  rounds: 2,
  strike: async ({ database, random }) => {
    const thaw = await database.freeze();
    await delay(random.between(1_500, 4_000)).finally(thaw);
  },
};
