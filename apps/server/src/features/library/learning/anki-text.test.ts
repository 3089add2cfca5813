import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAnkiText, parseAnkiText } from './anki-text.ts';

const readCards = (text: string) =>
  parseAnkiText(text).cards.map(({ front, back, tags, deck }) => [front, back, tags, deck].filter(Boolean));

describe('the text of Anki', () => {
  test('is parsed by its headers', () => {
    const text = [
      '#separator:pipe',
      '#html:true',
      '#deck column:1',
      '#tags column:4',
      'Spanish|la <b>casa</b>|the house<br>or home &amp; hearth|noun a1',
    ].join('\n');
    expect(readCards(text)).toEqual([['la casa', 'the house\nor home & hearth', 'noun a1', 'Spanish']]);
  });

  test('without headers is split by the separator of its first line', () => {
    expect(readCards('uno\tone\ndos\ttwo')).toEqual([
      ['uno', 'one'],
      ['dos', 'two'],
    ]);
    expect(readCards('uno,one')).toEqual([['uno', 'one']]);
  });

  test('keeps quoted separators, quotation marks and lines, and adds further columns to the back', () => {
    expect(readCards('"a\tb"\t"say ""hi""\nthere"\tmore')).toEqual([['a\tb', 'say "hi"\nthere\nmore']]);
  });

  test('reports every line that is not a card', () => {
    const { cards, rejected } = parseAnkiText('uno\tone\n\nalone\n\tback only\n"open\tnever closed');
    expect(cards).toHaveLength(1);
    expect(rejected).toEqual([
      { line: 3, text: 'alone', reason: 'The back is missing.' },
      { line: 4, text: '\tback only', reason: 'The front is missing.' },
      { line: 5, text: '"open\tnever closed', reason: 'A quotation mark is not closed.' },
    ]);
  });

  test('survives writing and reading', () => {
    const cardSide = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .map((text) => text.replaceAll(/\r\n?/g, '\n').trim())
      .filter((text) => text !== '');
    const card = fc.record({ front: cardSide, back: cardSide, tags: fc.constantFrom('', 'a1 noun') });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 8 }), (cards) => {
        const parsed = parseAnkiText(formatAnkiText('Deck', cards));
        expect(parsed.rejected).toEqual([]);
        expect(parsed.cards.map(({ front, back, tags }) => ({ front, back, tags }))).toEqual(cards);
      }),
    );
  });
});
