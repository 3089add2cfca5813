import { describe, expect, it } from 'vitest';
import { parseWordings } from './model-wording.ts';

const readWording = (line: string, text: string): string | undefined =>
  parseWordings(JSON.stringify({ lines: [{ number: 1, text }] }), [line]).get(line);

describe('a wording by a model', () => {
  it.each([
    ["I'm like a nurse there at a hospital in Leeds", 'I am a nurse at a hospital in Leeds'],
    ['So I basically live with my two cats in Porto', 'I live with my two cats in Porto'],
    ["I don't really eat meat", 'I do not eat meat'],
    ['Ich wohne halt in Bremen', 'Ich wohne in Bremen'],
  ])('may leave out fillers and correct the grammar: %s', (line, text) => {
    expect(readWording(line, text)).toBe(text);
  });

  it.each([
    ['another fact', "I'm a nurse in Leeds", 'I am a senior nurse in Leeds'],
    ['a reversed meaning', 'I never eat meat', 'I eat meat'],
    ['a lost restriction', 'I work only on Mondays', 'I work on Mondays'],
    ['another direction', 'I moved from Leeds', 'I moved to Leeds'],
    ['a lost name', 'I live with Anna in Porto', 'I live in Porto'],
    ['a lost number', 'I have 2 cats', 'I have cats'],
    ['a change from the first to the third person', "I'm a nurse in Leeds", 'A nurse in Leeds'],
    ['omitted details', 'I run long mountain races', 'I run'],
    ['markup', "I'm a nurse in Leeds", 'I am a *nurse* in Leeds'],
  ])('is refused for %s', (_what, line, text) => {
    expect(readWording(line, text)).toBeUndefined();
  });

  it('is matched with its line by number, and invalid entries do not affect the others', () => {
    const lines = ['So I like tea', 'Well I like walking in heavy rain'];
    const reply =
      'Sure: {"lines": [{"number": 7, "text": "I like walking in heavy rain"}, "x", {"number": 2, "text": "I like walking in heavy rain"}]}';
    expect([...parseWordings(reply, lines)]).toEqual([
      ['Well I like walking in heavy rain', 'I like walking in heavy rain'],
    ]);
    expect(parseWordings('no idea', lines).size).toBe(0);
  });
});
