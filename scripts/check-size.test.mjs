import { describe, expect, it } from 'vitest';
import { isTooLong, listLongFunctions } from './check-size.mjs';

const statements = (count) => 'work();\n'.repeat(count);

describe('check-size', () => {
  it('refuses a function of more than 50 lines and names it with its line', () => {
    const source = `// ä, a letter of two bytes\nfunction short() {\n${statements(48)}}\nexport function long() {\n${statements(60)}}\n`;
    expect(listLongFunctions(source, 'ts')).toEqual([{ name: 'long', line: 52, lines: 62, limit: 50 }]);
  });

  it('gives the same lines when a source is parsed again', () => {
    const source = `export const long = () => {\n${statements(60)}};\n`;
    listLongFunctions(source, 'ts');
    expect(listLongFunctions(source, 'ts')).toEqual([{ name: 'long', line: 1, lines: 62, limit: 50 }]);
  });

  it('does not count blank lines and comments', () => {
    expect(listLongFunctions(`function f() {\n${'// why\n\n'.repeat(60)}}\n`, 'ts')).toEqual([]);
  });

  it('measures a factory with the functions inside of it', () => {
    const factory = (lines) => `export function create() {\nreturn {\na: () => {\n${statements(lines)}},\n};\n}\n`;
    expect(listLongFunctions(factory(40), 'ts')).toEqual([]);
    expect(listLongFunctions(factory(60), 'ts').map(({ name }) => name)).toEqual(['create', 'a']);
  });

  it('counts a function that is passed to a call as part of the function around it', () => {
    const source = `function outer() {\nrun(() => {\n${statements(49)}});\n}\n`;
    expect(listLongFunctions(source, 'ts').map(({ name }) => name)).toContain('outer');
  });

  it('allows 120 lines where JSX is written, inner functions included', () => {
    const component = (lines) =>
      `export function Page() {\nconst go = () => {\n${statements(lines)}};\nreturn <p />;\n}\n`;
    expect(listLongFunctions(component(100), 'tsx')).toEqual([]);
    expect(listLongFunctions(component(130), 'tsx').map(({ name }) => name)).toEqual(['Page', 'go']);
  });

  it('refuses a file of more than 300 lines that is not a table', () => {
    expect(isTooLong('apps/server/src/long.ts', statements(301))).toBe(true);
    expect(isTooLong('apps/server/src/long.ts', statements(300))).toBe(false);
    expect(isTooLong('packages/contract/src/errors.ts', statements(301))).toBe(false);
    expect(isTooLong('packages/formats/src/format-registry.table.ts', statements(301))).toBe(false);
  });
});
