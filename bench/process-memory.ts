import { readdirSync, readFileSync } from 'node:fs';

/**
 * Megabytes a process and all that it started hold, the database included. Memory that several of them share counts
 * once. Linux only: elsewhere NaN.
 */
export function megabytesOf(pid: number): number {
  const kilobytes = [pid, ...descendantsOf(pid)].map(proportionalKilobytes);
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function descendantsOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readFolder('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readText(`/proc/${name}/status`))?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const open = [root];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    const own = children.get(pid) ?? [];
    found.push(...own);
    open.push(...own);
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
