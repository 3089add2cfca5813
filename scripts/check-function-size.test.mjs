import { describe, expect, it } from 'vitest';
import { listLongFunctions } from './check-function-size.mjs';

const statements = (count) => 'work();\n'.repeat(count);

describe('check-function-size', () => {
  it('refuses a function of more than 50 lines and names it with its line', () => {
    const source = `// ä, a letter of two bytes\nfunction short() {\n${statements(48)}}\nexport function long() {\n${statements(60)}}\n`;
    expect(listLongFunctions(source, 'ts')).toEqual([{ name: 'long', line: 52, lines: 62, limit: 50 }]);
  });

  it('is independent of previously parsed files', () => {
    const source = `export const long = () => {\n${statements(60)}};\n`;
    listLongFunctions(source, 'ts');
    expect(listLongFunctions(source, 'ts')).toEqual([{ name: 'long', line: 1, lines: 62, limit: 50 }]);
  });

  it('does not count blank lines and comments', () => {
    expect(listLongFunctions(`function f() {\n${'// why\n\n'.repeat(60)}}\n`, 'ts')).toEqual([]);
  });

  it('measures a factory without its named functions, and those separately', () => {
    const methods = (lines) => `a: () => {\n${statements(lines)}},\nb() {\n${statements(lines)}},\n`;
    const factory = (lines) =>
      `export function create() {\nconst c = () => {\n${statements(lines)}};\nreturn {\n${methods(lines)}};\n}\n`;
    expect(listLongFunctions(factory(40), 'ts')).toEqual([]);
    expect(listLongFunctions(factory(60), 'ts').map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  });

  it('counts an inline callback as part of the function around it', () => {
    const source = `function outer() {\nrun(() => {\n${statements(49)}});\n}\n`;
    expect(listLongFunctions(source, 'ts').map(({ name }) => name)).toContain('outer');
  });

  it('allows 120 lines for functions with JSX, including inner functions', () => {
    const component = (lines) =>
      `export function Page() {\nconst go = () => {\n${statements(lines)}};\nreturn <p />;\n}\n`;
    expect(listLongFunctions(component(100), 'tsx')).toEqual([]);
    expect(listLongFunctions(component(130), 'tsx').map(({ name }) => name)).toEqual(['Page', 'go']);
  });
});
