import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';
import type { Acknowledged } from './tally.ts';
import type { WriteKind } from './write-kind.ts';

export interface Load {
  /** Every acknowledged write so far. */
  acknowledged: readonly Acknowledged[];
  /** Starts nothing new, and resolves when everything in progress has ended. */
  stop(): Promise<void>;
}

/** Several people who write everything there is, all the time. */
export function startLoad(kinds: readonly WriteKind[], stage: Stage): Load {
  const { client, people, findings } = stage;
  const wasDiskFullSince = (at: number): boolean => stage.diskFullUntil > at;
  const acknowledged: Acknowledged[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;

  async function write(kind: WriteKind, person: Person, lane: number): Promise<void> {
    for (let round = 0; !signal.aborted; round += 1) {
      const mark = `${kind.name} ${lane}.${round}`;
      const writing = { client, person, findings, wasDiskFullSince, signal };
      const marks = await kind.write(mark, writing).catch((error: unknown) => {
        findings.push(`${mark}: ${String(error)}`);
        return [];
      });
      const at = performance.now();
      acknowledged.push(...marks.map((each) => ({ kind: kind.name, mark: each, at })));
      await delay(kind.pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const lanes = kinds.flatMap((kind) => people.slice(0, kind.people).map((person, lane) => write(kind, person, lane)));
  const running = Promise.all(lanes);
  return {
    acknowledged,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
