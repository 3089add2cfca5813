import { setTimeout as delay } from 'node:timers/promises';
import { endSessions } from '../../apps/server/test/outage-load.ts';
import { ALL_DATABASES, type Fault } from './fault.ts';

export const databaseKilled: Fault = {
  name: 'database killed (kill -9)',
  databases: ALL_DATABASES,
  repetitions: 8,
  inject: ({ database }) => database.kill(),
};

export const databaseRestarted: Fault = {
  name: 'database restarted (fast)',
  databases: ALL_DATABASES,
  repetitions: 6,
  inject: ({ database }) => database.restart('fast'),
};

export const databaseRestartedImmediately: Fault = {
  name: 'database restarted (immediate)',
  databases: ALL_DATABASES,
  repetitions: 6,
  inject: ({ database }) => database.restart('immediate'),
};

export const sessionsEnded: Fault = {
  name: 'every database session ended',
  databases: ALL_DATABASES,
  repetitions: 6,
  inject: async ({ database }) => void (await endSessions(await database.address())),
};

export const databaseFrozen: Fault = {
  name: 'database frozen for some seconds (SIGSTOP)',
  databases: ALL_DATABASES,
  repetitions: 5,
  inject: async ({ database, random }) => {
    const thaw = await database.freeze();
    await delay(random.between(1_500, 4_000)).finally(thaw);
  },
};
