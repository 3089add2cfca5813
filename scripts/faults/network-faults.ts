import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** All traffic between app and database takes 50 to 300 ms longer. */
export const networkSlow: Fault = {
  name: 'network between app and database slow',
  databases: ['external'],
  repetitions: 5,
  inject: async ({ links, random }) => {
    const milliseconds = random.between(50, 300);
    for (const link of links) link.setDelay(milliseconds);
    await delay(random.between(2_000, 5_000));
    for (const link of links) link.setDelay(0);
  },
};

/** The outage is shorter than the time limits of statements, so that delayed data still arrives afterwards. */
export const networkDead: Fault = {
  name: 'network between app and database dead for seconds',
  databases: ['external'],
  repetitions: 6,
  inject: async ({ links, random }) => {
    for (const link of links) link.cut();
    await delay(random.between(1_000, 6_000));
    for (const link of links) link.heal();
  },
};
