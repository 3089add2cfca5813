// Prints the closing line of the full check: how many tests passed, over all reports in a folder. Argument: the folder.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.argv[2] ?? '';
let [passed, failed, skipped] = [0, 0, 0];
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  passed += report.numPassedTests ?? report.stats?.expected ?? 0;
  failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
  skipped += report.numPendingTests ?? report.stats?.skipped ?? 0;
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
if (failed > 0 || passed === 0) process.exitCode = 1;
