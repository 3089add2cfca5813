import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Computer } from '#test/computer.ts';
import { findHolder, takeLock } from './lock.ts';

let computer: Computer;
const MISSING_PID = 4_000_000;

beforeEach(() => {
  computer = new Computer();
});

afterEach(() => computer.remove());

describe('the lock', () => {
  it('is held by one process until it is released', async () => {
    const first = await takeLock(computer.home, process.pid, Date.now);
    expect(await takeLock(computer.home, process.ppid, Date.now)).toEqual({ heldBy: process.pid });
    expect(await findHolder(computer.home, Date.now)).toBe(process.pid);
    if ('lock' in first) await first.lock.release();
    expect(await findHolder(computer.home, Date.now)).toBeNull();
    const second = await takeLock(computer.home, process.ppid, Date.now);
    expect(second).toHaveProperty('lock');
    if ('lock' in second) await second.lock.release();
  });

  it('is taken over from a process that was killed, or that no longer renews it', async () => {
    writeFileSync(join(computer.home, 'lock'), `${MISSING_PID} x\n`);
    const first = await takeLock(computer.home, process.pid, Date.now);
    expect(first).toHaveProperty('lock');
    const second = await takeLock(computer.home, process.ppid, () => Date.now() + 120_000);
    expect(second).toHaveProperty('lock');
    // The first holder does not remove the lock of the second one.
    if ('lock' in first) await first.lock.release();
    expect(readdirSync(computer.home)).toEqual(['lock']);
    if ('lock' in second) await second.lock.release();
  });
});
