import type { Random } from '../../apps/server/test/export-generators/random.ts';
import type { DatabaseKind } from './database-control.ts';
import type { Fault } from './fault.ts';

/** Number of faults after which all acknowledged writes are checked. */
const GROUP = 8;

/** All rounds of the faults of this database, in an order determined by the seed. */
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
