import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findViolations, readTextFile, readTrace } from './check-spec-trace.mjs';

const HEAD = '| id | what | area | test |\n| --- | --- | --- | --- |\n';
const FILES = new Map([
  ['a.test.ts', `it('greets the person by name', () => {}); it('says it\\'s over', () => {});`],
  ['b.spec.ts', 'test("walks the journey", async () => {});'],
]);

/** A page with the given finished areas and rows. */
function page(finished, ...rows) {
  return `# Trace\n\nFinished areas: ${finished}\n\n${HEAD}${rows.map((row) => `| ${row} |`).join('\n')}\n`;
}

const check = (text) => findViolations(text, (file) => FILES.get(file));

describe('check-spec-trace', () => {
  it('accepts a finished area whose rows each name a test that exists', () => {
    expect(
      check(
        page(
          'identity, chat',
          'ID-01 | greeting | identity | a.test.ts › greets the person by name',
          "CH-01 | the end | chat | a.test.ts › says it's over<br>b.spec.ts › walks the journey",
        ),
      ),
    ).toEqual([]);
  });

  it('refuses a row of a finished area that has no test yet', () => {
    const violations = check(
      page('identity', 'ID-01 | greeting | identity | –', 'ID-02 | bye | identity | later: more'),
    );
    expect(violations).toEqual([
      "ID-01 (greeting) has no test though 'identity' is finished",
      "ID-02 (bye) has no test though 'identity' is finished",
    ]);
  });

  it('allows rows of other areas without a test', () => {
    expect(check(page('none', 'ID-01 | a | identity | –', 'SC-01 | b | schedule | later: the planner'))).toEqual([]);
  });

  it('refuses a missing test, also outside finished areas', () => {
    expect(check(page('none', 'ID-01 | a | identity | c.test.ts › greets'))).toEqual(['ID-01: there is no c.test.ts']);
    expect(check(page('none', 'ID-01 | a | identity | a.test.ts › greets'))).toEqual([
      "ID-01: a.test.ts has no test 'greets'",
    ]);
    expect(check(page('none', 'ID-01 | a | identity | a.test.ts'))).toEqual([
      "ID-01: 'a.test.ts' is not 'path › title'",
    ]);
  });

  it('refuses an empty path and a folder in place of a test file', () => {
    expect(check(page('none', 'ID-01 | a | identity | a.test.ts › greets the person by name<br> › greets'))).toEqual([
      "ID-01: ' › greets' is not 'path › title'",
    ]);
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const violations = findViolations(page('none', `ID-01 | a | identity | ${folder} › greets`), readTextFile);
    expect(violations).toEqual([`ID-01: there is no ${folder}`]);
  });

  it('refuses ids that are used twice or are not ids, empty finished areas and an empty page', () => {
    expect(check(page('none', 'ID-01 | a | identity | –', 'ID-01 | b | identity | –'))).toEqual([
      'ID-01 is used twice',
    ]);
    expect(check(page('none', 'first | a | identity | –'))).toEqual(["'first' is not an id such as CH-07"]);
    expect(check(page('nothing', 'ID-01 | a | identity | –'))).toEqual(["finished area 'nothing' has no rows"]);
    expect(check('Finished areas: none')).toEqual(['the page has no rows']);
  });

  it('refuses a second line of finished areas, and a row in the section of another area', () => {
    const twice = page('identity', 'ID-01 | a | identity | a.test.ts › greets the person by name');
    expect(check(twice.replace('Finished', 'Finished areas: none\n\nFinished'))).toEqual([
      'there is more than one line of finished areas, of which only the first counts',
    ]);
    const misplaced = page('none', 'ID-01 | a | identity | –').replace('| id', '## chat\n\n| id');
    expect(check(misplaced)).toEqual(["ID-01 of 'identity' is among the rows of 'chat'"]);
  });

  it('reads a pipe inside a cell', () => {
    expect(readTrace(page('none', 'ID-01 | a \\| b | identity | –')).rows[0]?.requirement).toBe('a | b');
  });
});
