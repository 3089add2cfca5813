// Prints the test summary of .ci/run: how many tests passed, over all reports in a folder. Argument: the folder.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describeCounts, readTally, sum, tallyPlaywright, tallyVitest } from './bootstrap/test-report.mjs';

const folder = process.argv[2] ?? '.';
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const tallies = names.map((name) =>
  readTally(path.join(folder, name), name.startsWith('playwright') ? tallyPlaywright : tallyVitest),
);
const total = sum(await Promise.all(tallies));
console.log(describeCounts(total));
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
