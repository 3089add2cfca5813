import type { Random } from '../../apps/server/test/export-generators/random.ts';
import type { DatabaseKind } from './database-control.ts';
import type { Fault } from './fault.ts';

/** After each of these groups everything that was acknowledged is looked for. */
const GROUP = 8;

/** All rounds of the faults for this database, in an order the seed decides. */
export function planGroups(faults: readonly Fault[], kind: DatabaseKind, random: Random): Fault[][] {
  const rounds = faults
    .filter(({ on }) => on.includes(kind))
    .flatMap((fault) => Array.from({ length: fault.rounds }, () => fault));
  const order = rounds.map((fault) => ({ fault, place: random.next() }));
  order.sort((a, b) => a.place - b.place);
  return Array.from({ length: Math.ceil(order.length / GROUP) }, (_, index) =>
    order.slice(index * GROUP, (index + 1) * GROUP).map(({ fault }) => fault),
  );
}
