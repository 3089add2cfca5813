// Runs benchmarks one after another: those named as arguments; without arguments, all that take only minutes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const BENCHES = [
  'import-parse',
  'import-whole',
  'capture',
  'backup',
  'restore-instance',
  'poll',
  'trends',
  'insights',
  'calendar',
  'feeds',
  'chat-overhead',
  'stream-render',
  'free-slots',
  'search',
  'mcp',
  'assistant',
  'open-long',
  'screens',
  'first-load',
  'start',
];
const here = import.meta.dirname;
/** These need PostgreSQL and a long time, so they run only if they are named. */
const LONG_BENCHES = ['load', 'fairness'];
const wanted = process.argv.slice(2);
const known = [...BENCHES, ...LONG_BENCHES];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`);

for (const name of wanted.length > 0 ? wanted : BENCHES) {
  const file = path.join(here, `${name}.ts`);
  if (!existsSync(file)) continue;
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
