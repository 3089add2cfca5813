import type { Random } from '@app/formats/testing/random';
import type { DatabaseKind } from './database-control.ts';
import type { Fault } from './fault.ts';

/** Number of faults after which all acknowledged writes are checked. */
const GROUP_SIZE = 8;

/** All repetitions of the faults of this database, in random order, divided into groups. */
export function planGroups(faults: readonly Fault[], databaseKind: DatabaseKind, random: Random): Fault[][] {
  const repeated = faults
    .filter(({ databases }) => databases.includes(databaseKind))
    .flatMap((fault) => Array.from({ length: fault.repetitions }, () => fault));
  const order = repeated.map((fault) => ({ fault, sortKey: random.next() }));
  order.sort((a, b) => a.sortKey - b.sortKey);
  return Array.from({ length: Math.ceil(order.length / GROUP_SIZE) }, (_, index) =>
    order.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE).map(({ fault }) => fault),
  );
}
