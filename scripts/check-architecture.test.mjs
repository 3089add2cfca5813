import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArchitecture, explainRules } from './check-architecture.mjs';

const FIXTURE = fileURLToPath(new URL('rules-fixture', import.meta.url));
// Fixtures that import a library also break these two rules where the library is not installed.
const ONLY_WITHOUT_LIBRARY = /^no-(undeclared-packages|unresolved-imports): .*\/with-[a-z]+\.service\.ts$/;

/** The expected violations, from comments in the fixture's files, as "rule: file". */
function readExpectations() {
  return readdirSync(FIXTURE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const comments = readFileSync(file, 'utf8').matchAll(/^\/\/ breaks: (\S+)$/gm);
      return Array.from(comments, ([, rule]) => `${rule}: ${path.relative(FIXTURE, file)}`);
    })
    .toSorted();
}

describe('the rules over a tree that breaks them', () => {
  /** @type {Awaited<ReturnType<typeof checkArchitecture>>} */
  let result;
  beforeAll(async () => {
    result = await checkArchitecture(FIXTURE, {
      'tasks/agenda': { tables: ['goals'], why: 'a task shows its goal' },
      'tasks/agenda-writes': { tables: ['goals'], why: 'may join goals, but not write them' },
      'tasks/restored': { tables: [], writes: ['goals'], why: 'a restore writes every table' },
      'tasks/tasks': { tables: ['goals'], writes: ['goals'], why: 'nothing reads or writes it any more' },
    });
  }, 30_000);

  it("report exactly the violations in the files' comments, and nothing in the valid ones", () => {
    const reported = new Set(result.violations.map(({ rule, from }) => `${rule}: ${from}`));
    const faults = [...reported].filter(
      (fault) => !ONLY_WITHOUT_LIBRARY.test(fault) && !fault.startsWith('unused-exception'),
    );
    expect(faults.toSorted()).toEqual(readExpectations());
  });

  it('report a listed join and a listed write that no repository needs', () => {
    const unused = result.violations.filter(({ rule }) => rule === 'unused-exception');
    expect(unused.map(({ to }) => to)).toEqual(['tasks/tasks goals', 'tasks/tasks writes goals']);
  });

  it('are each broken at least once', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
    const broken = new Set(result.violations.map(({ rule }) => rule));
    const neverBroken = forbidden.map((rule) => rule.name).filter((name) => !broken.has(name));
    expect(neverBroken).toEqual([]);
    expect(broken).toContain('feature-cycle');
    expect(broken).toContain('foreign-table');
    expect(broken).toContain('foreign-write');
    expect(broken).toContain('services-created-once');
  });

  it('are each explained once', () => {
    const explained = explainRules(result.violations);
    const rules = [...new Set(result.violations.map(({ rule }) => rule))];
    expect(explained.map((line) => line.split(': ')[0])).toEqual(rules);
    expect(explained.filter((line) => !/: .+ .+\.$/.test(line))).toEqual([]);
    expect(explained.find((line) => line.startsWith('foreign-table'))).toContain('scripts/table-owners.mjs');
  });

  it('are all errors, so that the command fails for each of them', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
    expect(forbidden.filter((rule) => rule.severity !== 'error')).toEqual([]);
  });

  it('parse every TypeScript file of the tree', () => {
    expect(result.unseen).toEqual([]);
    expect(result.modules.length).toBeGreaterThan(50);
  });
});
