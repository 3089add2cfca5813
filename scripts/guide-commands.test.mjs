import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './bootstrap/paths.mjs';

const PAGES = ['deploy', 'many-servers', 'operate', 'backups', 'keep-current', 'runbook'];

/** The tests that run the commands of operators, by the beginning of the command. */
const RUN_BY = [
  [/^npm run (admin|backup|restore)\b/, 'apps/server/src/app/admin/guide-commands.test.ts'],
  [/^0 3 \* \* \* cd \/path\/to\/app && npm run backup -- /, 'apps/server/test/crash/growth.test.ts'],
  [/^npm (ci|run build)$|^node scripts\/package-app\.mjs /, 'scripts/run-image-steps.mjs'],
  [/^kubectl kustomize /, 'scripts/deploy.test.mjs'],
  [/^curl .*\/(healthz|readyz)$/, 'apps/server/src/app/system.routes.test.ts'],
  [/^curl .*\/api\/openapi\.json$/, 'apps/server/src/app/compose.test.ts'],
  [/^curl .*\/metrics$/, 'apps/server/src/app/metrics.test.ts'],
  [/^npm run collector -- (pair|watch)\b/, 'apps/server/test/crash/collector.test.ts'],
  [/^npm run collector -- (un)?install-service$/, 'apps/collector/src/services/service-files.test.ts'],
  [/^npm run extension$/, 'apps/extension/test/builds.test.ts'],
  // Compared with the catalogue of a migrated database, because no PostgreSQL of the tests has the extension Citus.
  [/^alter table |^select create_(reference|distributed)_table\(/, 'apps/server/src/db/distribution.test.ts'],
];

/** Commands that need a container engine, a cluster or a system's own services; deploy.md says that they were not run. */
const NOT_RUN = [
  /^docker /,
  /^cd deploy\/(one-person|many)$/,
  /^cp settings\.example \.env$/,
  /^kubectl (--namespace assistant create secret|apply) /,
  /^useradd |^install -m 644 |^systemctl /,
];

/** Lines that are commands; the other lines are settings, comments, or part of a file that is shown. */
const IS_COMMAND = /^(npm|node|docker|kubectl|cd|cp|curl|useradd|install|systemctl|alter|select|psql|sudo|apt|0 3) ?/;

/** The lines of all blocks, with continued lines joined. */
function readLines() {
  return PAGES.flatMap((page) => {
    const text = readFileSync(path.join(ROOT, `docs/guides/${page}.md`), 'utf8');
    const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```$/gmu)].map(([, body]) => body.replaceAll(/\\\n\s*/g, ''));
    return blocks.flatMap((body) => body.split('\n'));
  });
}

it('every command of the guides for operators is run by something, or the guide says that it is not', () => {
  const commands = readLines().filter((line) => IS_COMMAND.test(line));
  expect(commands.length).toBeGreaterThan(100);
  const known = [...RUN_BY.map(([pattern]) => pattern), ...NOT_RUN];
  expect(commands.filter((command) => !known.some((pattern) => pattern.test(command)))).toEqual([]);
  expect(known.filter((pattern) => !commands.some((command) => pattern.test(command)))).toEqual([]);
  expect(RUN_BY.map(([, file]) => file).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
