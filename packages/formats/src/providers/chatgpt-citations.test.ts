import { describe, expect, test } from 'vitest';
import { resolveCitations } from './chatgpt-citations.ts';

const makeMark = (...parts: string[]) => `\uE200${parts.join('\uE202')}\uE201`;

describe('marks between private-use characters', () => {
  test('become the links of their references', () => {
    const cite = makeMark('cite', 'turn0search0', 'turn0search1');
    const metadata = {
      content_references: [
        {
          matched_text: cite,
          type: 'grouped_webpages',
          items: [
            { title: 'First [page]', url: 'https://a.org/x_(y)' },
            { title: 'Second', url: 'https://b.org' },
            { title: 'Not a page', url: 'javascript:alert(1)' },
          ],
        },
      ],
    };
    expect(resolveCitations(`Tea is old${cite}.`, metadata)).toBe(
      'Tea is old ([First page](https://a.org/x_%28y%29), [Second](https://b.org)).',
    );
  });

  test('are removed if nothing is known about them', () => {
    expect(
      resolveCitations(`Tea${makeMark('cite', 'turn0search0')} is${makeMark('filecite', 'turn0file1')} old.`, {}),
    ).toBe('Tea is old.');
  });

  test('are replaced by the words they contain', () => {
    const text = `${makeMark('entity', '["city","Paris","the capital"]')}: ${makeMark('url', 'site', 'https://p.fr')}, ${makeMark('video', 'Clip', 'turn0video1')}`;
    expect(resolveCitations(text, {})).toBe('Paris: [site](https://p.fr), Clip');
    expect(resolveCitations('\uE203kept words\uE204\uE206', {})).toBe('kept words');
    expect(resolveCitations(makeMark('entity', 'broken'), {})).toBe('');
  });

  test('are also removed if their private-use characters are missing', () => {
    expect(resolveCitations('Tea is old citeturn0search0turn1news12.', {})).toBe('Tea is old .');
    expect(resolveCitations('I cite turn0 here', {})).toBe('I cite turn0 here');
  });
});

describe('marks of the older kind', () => {
  const source = { title: 'Kettle', url: 'https://k.org/' };

  test('become links by their position, counted in UTF-16 units or in characters', () => {
    const text = '☕🫖 Boil it【6†source】.';
    for (const start of [12, 11, 10]) {
      const expected = text.indexOf('【') === start || [...text].indexOf('【') === start;
      const resolved = resolveCitations(text, {
        citations: [{ start_ix: start, end_ix: start + 10, metadata: source }],
      });
      expect(resolved).toBe(expected ? '☕🫖 Boil it ([Kettle](https://k.org/)).' : '☕🫖 Boil it.');
    }
  });

  test('are dropped without a source, while other brackets stay', () => {
    expect(resolveCitations('A【13†source】 B【4:2†notes.pdf】 C【日本】', {})).toBe('A B C【日本】');
  });
});

test('texts without marks are unchanged', () => {
  expect(resolveCitations('Plain [link](https://x.org) text', {})).toBe('Plain [link](https://x.org) text');
});
