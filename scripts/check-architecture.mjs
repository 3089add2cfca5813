// Runs the rules of .dependency-cruiser.cjs over the source. Refuses cycles between features, features that create the
// service of another one, and repositories that use tables of other features. Fails if a source file was not parsed:
// otherwise a parser that skips TypeScript would always pass.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { findTableViolations } from './table-owners.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const SOURCES = [
  'apps/server/src',
  'apps/web/src',
  'apps/collector/src',
  'apps/extension/src',
  'packages/contract/src',
  'packages/formats/src',
  'packages/understanding/src',
];
const FEATURE = /^apps\/(?:server|web)\/src\/features\/([^/]+)\//;

/** An import of the function that creates a service, with the service's file. */
const SERVICE_CREATION = /\bimport\s*\{[^}]*\bcreate\w+Service\b[^}]*\}\s*from\s*'#(features\/[^']+)'/g;

/** What to do about the rules that are checked here and in table-owners.mjs. */
const OWN_RULES = {
  'feature-cycle': 'These features need each other. Let the lower one publish an event, or merge them.',
  'foreign-table':
    'Ask the service of the feature that owns the table, or list the join with its reason in scripts/table-owners.mjs.',
  'foreign-write': 'Only its owner writes a table: call the service of the owner.',
  'unused-exception': 'No repository needs this line of scripts/table-owners.mjs: delete it.',
  'services-created-once': 'Name the service in the `Needs` of the feature instead of creating it.',
};

/** @typedef {{ rule: string, from: string, to: string }} Violation */

/**
 * Checks the source folders that exist under `baseDir`.
 * @param {string} baseDir
 * @param {Parameters<typeof findTableViolations>[2]} [joins] allowed joins; those of the product if absent
 * @returns {Promise<{ violations: Violation[], modules: string[], unseen: string[] }>} `unseen`: files that were not parsed
 */
export async function checkArchitecture(baseDir, joins) {
  const { forbidden, options } = readRules();
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const files = SOURCES.flatMap((folder) => listSources(baseDir, folder));
  const { output } = await cruise(
    SOURCES.filter((folder) => files.some((file) => file.startsWith(`${folder}/`))),
    { ...cruiseOptions, enhancedResolveOptions, baseDir, validate: true, ruleSet: { forbidden } },
    { ...enhancedResolveOptions, bustTheCache: true },
  );
  const modules = output.modules.filter((module) => SOURCES.some((folder) => module.source.startsWith(`${folder}/`)));
  const readSource = (file) => readFileSync(path.join(baseDir, file), 'utf8');
  const seen = new Set(modules.map((module) => module.source));
  return {
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...findFeatureCycles(modules),
      ...findTableViolations(modules, readSource, joins),
      ...findForeignCreations(modules, readSource),
    ],
    modules: [...seen],
    unseen: files.filter((file) => !seen.has(file)),
  };
}

const readRules = () => createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/**
 * Each broken rule once, with its explanation.
 * @param {readonly Pick<Violation, 'rule'>[]} violations
 * @returns {string[]}
 */
export function explainRules(violations) {
  const comments = Object.fromEntries(readRules().forbidden.map(({ name, comment }) => [name, comment]));
  const explanations = { ...comments, ...OWN_RULES };
  return [...new Set(violations.map(({ rule }) => rule))].map((rule) => `${rule}: ${explanations[rule]}`);
}

/** Imports between features that depend on each other, even if the files themselves form no cycle. */
function findFeatureCycles(modules) {
  const edges = modules.flatMap((module) =>
    module.dependencies.map((dependency) => ({ from: module.source, to: dependency.resolved })),
  );
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  const crossings = [];
  for (const { from, to } of edges) {
    const [source, target] = [FEATURE.exec(from)?.[1], FEATURE.exec(to)?.[1]];
    if (source === undefined || target === undefined || source === target || from.includes('.test.')) continue;
    graph.set(source, (graph.get(source) ?? new Set()).add(target));
    crossings.push({ from, to, source, target });
  }
  return crossings
    .filter(({ source, target }) => reaches(graph, target, source))
    .map(({ from, to }) => ({ rule: 'feature-cycle', from, to }));
}

/** Files of a feature that create the service of another one, instead of getting it from their own feature's `Needs`. */
function findForeignCreations(modules, readSource) {
  return modules.flatMap(({ source, dependencies }) => {
    const feature = FEATURE.exec(source)?.[1];
    if (feature === undefined || !source.startsWith('apps/server/') || source.includes('.test.')) return [];
    const targets = new Set(dependencies.map(({ resolved }) => resolved));
    return Array.from(readSource(source).matchAll(SERVICE_CREATION), ([, service]) => `apps/server/src/${service}`)
      .filter((to) => targets.has(to) && FEATURE.exec(to)?.[1] !== feature)
      .map((to) => ({ rule: 'services-created-once', from: source, to }));
  });
}

function reaches(graph, start, goal) {
  const queue = [start];
  const visited = new Set(queue);
  for (const feature of queue) {
    if (feature === goal) return true;
    for (const next of graph.get(feature) ?? []) {
      if (visited.has(next)) continue;
      visited.add(next);
      queue.push(next);
    }
  }
  return false;
}

function listSources(baseDir, folder) {
  let entries;
  try {
    entries = readdirSync(path.join(baseDir, folder), { recursive: true, withFileTypes: true });
  } catch {
    return []; // A package that does not exist yet has no sources.
  }
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => path.relative(baseDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { violations, modules, unseen } = await checkArchitecture(ROOT);
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  if (violations.length > 0) console.error(`\n${explainRules(violations).join('\n')}`);
  for (const file of unseen) console.error(`not parsed: ${file}`);
  if (modules.length === 0) console.error('no source files were found');
  if (violations.length + unseen.length > 0 || modules.length === 0) process.exitCode = 1;
  else console.log(`architecture: ${modules.length} modules, no forbidden dependency`);
}
