import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@app/formats/testing/random';
import type { NetworkLink } from './network-link.ts';

/** Ends the connections of a server and refuses new ones for some seconds, as if it were killed and started again. */
export async function stopForSeconds(link: NetworkLink, random: Random): Promise<void> {
  await link.refuse();
  await delay(random.between(1_000, 4_000));
  await link.reopen();
}

/** Everything takes longer, or nothing arrives at all, for some seconds. */
export async function slowDown(link: NetworkLink, random: Random): Promise<void> {
  if (random.chance(0.5)) link.cut();
  else link.setDelay(random.between(200, 1_000));
  await delay(random.between(2_000, 5_000));
  link.setDelay(0);
  link.heal();
}
