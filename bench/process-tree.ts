import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in ticks: this many are a second. */
const TICKS_PER_SECOND = 100;

/**
 * Megabytes used by a process and all its descendants, including the database. Shared memory counts once. NaN outside
 * of Linux.
 */
export function megabytesOf(pid: number): number {
  const kilobytes = [pid, ...descendantsOf(pid)].map(proportionalKilobytes);
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Processor seconds used by a process and its running descendants. NaN outside of Linux. */
export function processorSecondsOf(pid: number): number {
  const ticks = [pid, ...descendantsOf(pid)].map((each) => {
    const fields = readText(`/proc/${each}/stat`).split(') ')[1]?.split(' ') ?? [];
    // The times in user mode and in the kernel; the fields are counted after the program's name, which may have spaces.
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

const IDLE_SECONDS = 10;
const MAX_IDLE_LOAD = 0.1;

/** Milliseconds until the app and its database are idle: less than 10 % of a processor for ten seconds. */
export async function waitUntilIdle(pid: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const [idleSince, before] = [performance.now(), processorSecondsOf(pid)];
    await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000));
    if (processorSecondsOf(pid) - before < IDLE_SECONDS * MAX_IDLE_LOAD) return idleSince - began;
  }
}

function descendantsOf(root: number): number[] {
  const childrenByParent = new Map<number, number[]>();
  for (const name of readFolder('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readText(`/proc/${name}/status`))?.[1] ?? 0);
    childrenByParent.set(parent, [...(childrenByParent.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const unvisited = [root];
  for (let pid = unvisited.pop(); pid !== undefined; pid = unvisited.pop()) {
    const children = childrenByParent.get(pid) ?? [];
    found.push(...children);
    unvisited.push(...children);
  }
  return found;
}

function proportionalKilobytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
