import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listCategories } from '@app/contract/categories';
import { getMetrics } from '@app/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const readProjectFile = (file: string) => readFileSync(path.join(projectDirectory, file), 'utf8');
const alerts = readProjectFile('deploy/monitoring/alerts.yaml');
const dashboard = JSON.parse(readProjectFile('deploy/monitoring/dashboard.json')) as {
  panels: { targets: { expr: string }[] }[];
};
const expressions = [
  ...[...alerts.matchAll(/^ *expr: (.+)$/gm)].map(([, expression = '']) => expression),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Metrics and labels that Prometheus adds itself, such as whether a process answered. */
const METRICS_OF_PROMETHEUS = new Set(['up']);
const LABELS_OF_PROMETHEUS = new Set(['job', 'instance', 'exported_job']);
const KEYWORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'bool', 'offset']);

/** The metrics of an expression with the labels that select from them. */
function findMetrics(expression: string): { name: string; labels: string[] }[] {
  const withoutGroups = expression.replaceAll(/\b(?:by|without) \([^)]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const found = withoutGroups.matchAll(/([a-z_]\w*)(\{[^}]*\})?(?![\w(])(?!\s*\()/gi);
  return [...found]
    .filter(([, name = '']) => !KEYWORDS.has(name) && !/^e\d/.test(name))
    .map(([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }));
}

/** The labels by which an expression groups. */
const findGroupLabels = (expression: string) =>
  [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));

let app: TestApp;
let samples: Map<string, Set<string>>;
beforeAll(async () => {
  app = await createTestApp();
  const ann = await app.signUp('Ann');
  await app.request(listCategories, { as: ann });
  const { text } = await app.request(getMetrics);
  samples = new Map();
  for (const [, name = '', selector = ''] of text.matchAll(/^([a-z_]+)(\{.*\})? \S+$/gm)) {
    const labels = samples.get(name) ?? new Set();
    for (const [, label = ''] of selector.matchAll(/(\w+)="/g)) labels.add(label);
    samples.set(name, labels);
  }
});
afterAll(() => app.close());

test('the dashboard and the alerts use only metrics that the app has', () => {
  const names = new Set(expressions.flatMap((expression) => findMetrics(expression).map(({ name }) => name)));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !samples.has(name) && !METRICS_OF_PROMETHEUS.has(name))).toEqual([]);
});

test('the dashboard and the alerts use only labels that their metrics have', () => {
  const unknownLabels = expressions.flatMap((expression) => {
    const metrics = findMetrics(expression);
    const knownLabels = new Set(metrics.flatMap(({ name }) => [...(samples.get(name) ?? [])]));
    const usedLabels = [...metrics.flatMap(({ labels }) => labels), ...findGroupLabels(expression)];
    return usedLabels.filter((label) => !knownLabels.has(label) && !LABELS_OF_PROMETHEUS.has(label));
  });
  expect(unknownLabels).toEqual([]);
});

test('the dashboard shows every metric of the app', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => findMetrics(expr))).map(({ name }) => name),
  );
  // The start time is only for the alert on restarts. The event loop's utilization is an average since the start, which
  // soon hardly changes.
  const notShown = ['process_start_time_seconds', 'nodejs_eventloop_utilization'];
  expect([...samples.keys()].filter((name) => !shown.has(name))).toEqual(notShown);
});

test('every alert has its section in the runbook, and every section its alert', () => {
  const names = [...alerts.matchAll(/^ *- alert: (\w+)$/gm)].map(([, name]) => name);
  const sections = [...readProjectFile('docs/guides/runbook.md').matchAll(/^## (Assistant\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(8);
  expect(sections.toSorted()).toEqual(names.toSorted());
});
