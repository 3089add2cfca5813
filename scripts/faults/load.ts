import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './person.ts';
import type { TestBed } from './test-bed.ts';
import type { AcknowledgedWrite } from './compare-writes.ts';
import type { WriteKind } from './write-kind.ts';

export interface Load {
  /** Every acknowledged write so far. */
  acknowledged: readonly AcknowledgedWrite[];
  /** Starts no new writes, and resolves when those in progress have ended. */
  stop(): Promise<void>;
}

/** Writes all kinds of data continuously, for several people at once. */
export function startLoad(kinds: readonly WriteKind[], testBed: TestBed): Load {
  const { client, people, receivers, findings } = testBed;
  const wasDiskFullSince = (at: number): boolean => testBed.diskFullUntil > at;
  const acknowledged: AcknowledgedWrite[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;

  async function write(kind: WriteKind, person: Person, personIndex: number): Promise<void> {
    for (let round = 0; !signal.aborted; round += 1) {
      const uniqueText = `${kind.name} ${personIndex}.${round}`;
      const context = { client, person, receivers, findings, wasDiskFullSince, signal };
      const uniqueTexts = await kind.write(uniqueText, context).catch((error: unknown) => {
        findings.push(`${uniqueText}: ${String(error)}`);
        return [];
      });
      const at = performance.now();
      acknowledged.push(...uniqueTexts.map((each) => ({ kind: kind.name, uniqueText: each, at })));
      await delay(kind.pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const writers = kinds.flatMap((kind) =>
    people.slice(0, kind.personCount).map((person, personIndex) => write(kind, person, personIndex)),
  );
  const running = Promise.all(writers);
  return {
    acknowledged,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
