import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** Fewer connections than the app keeps open. */
const FEW_CLIENTS = 2;

/** The pooler's connections end in the middle of transactions; the database itself goes on. */
export const poolerKilled: Fault = {
  name: 'connection pooler killed (kill -9)',
  databases: ['external'],
  repetitions: 4,
  inject: async ({ pooler, random }) => {
    await pooler?.kill();
    await delay(random.between(0, 2_000));
    await pooler?.restart();
  },
};

export const poolerFrozen: Fault = {
  name: 'connection pooler frozen for some seconds (SIGSTOP)',
  databases: ['external'],
  repetitions: 3,
  inject: async ({ pooler, random }) => {
    pooler?.freeze();
    await delay(random.between(1_500, 4_000));
    pooler?.thaw();
  },
};

export const poolerFull: Fault = {
  name: 'connection pooler full: it refuses further connections',
  databases: ['external'],
  repetitions: 3,
  inject: async ({ pooler, random }) => {
    await pooler?.kill();
    await pooler?.restart({ maxClients: FEW_CLIENTS });
    await delay(random.between(2_000, 4_000));
    await pooler?.kill();
    await pooler?.restart();
  },
};
