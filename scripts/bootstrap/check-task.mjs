import { readdirSync } from 'node:fs';
import { ensureBuild } from './build.mjs';
import { inProject } from './paths.mjs';
import { isEnding, run } from './processes.mjs';

/** Scripts that generate a file from the source and, with --check, report whether it is stale. */
const GENERATORS = ['write-env-example.mjs', 'write-error-guide.mjs', 'write-format-table.mjs', 'write-client.mjs'];

/**
 * The longest first, so that no long check runs alone at the end.
 * @returns {[string, string[], string?][]} title, program with arguments, and folder of each check
 */
function listChecks() {
  const scripts = readdirSync(inProject('scripts')).filter((name) => /^check-[a-z-]+\.mjs$/.test(name));
  return [
    ['types', ['node_modules/typescript/bin/tsc', '-b']],
    ['linter', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
    ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
    ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
    ...scripts.map((name) => [name.replace('.mjs', ''), [`scripts/${name}`]]),
    ...GENERATORS.map((name) => [name.replace('.mjs', ' --check'), [`scripts/${name}`, '--check']]),
    ['bundle size', ['node_modules/size-limit/bin.js'], 'apps/web'],
  ];
}

/** Number of checks that run at the same time, for a small machine with two processors. */
const CONCURRENCY = 2;

/**
 * Runs every check to its end, so that one run shows all errors.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 */
export async function checkAll({ node, env }) {
  // One of the checks measures the size of the built bundles.
  await ensureBuild({ node, env });
  const waiting = listChecks();
  const failed = [];
  const runWorker = async () => {
    for (let check = waiting.shift(); check !== undefined && !isEnding(); check = waiting.shift()) {
      if (!(await runCheck(check, { node, env }))) failed.push(check[0]);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 && !isEnding() ? 0 : 1;
}

async function runCheck([name, [program, ...args], folder = ''], { node, env }) {
  const start = performance.now();
  const { code, output } = await run(node, [inProject(program), ...args], {
    cwd: inProject(folder),
    env,
    output: 'collect',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  return code === 0;
}
