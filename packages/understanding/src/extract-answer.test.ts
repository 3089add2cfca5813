import { describe, expect, it } from 'vitest';
import { bestSentences } from './extract-answer.ts';

const texts = [
  {
    id: 'a',
    text: 'What mortgage rate did I get?\nYour mortgage rate is 3.4 % fixed for ten years. Weather was nice.',
  },
  { id: 'b', text: 'The mortgage offer from Nordbank expires on 3 May. We talked about bread.' },
  { id: 'c', text: 'Sourdough needs a starter. Feed the starter every day.' },
];

describe('the best sentences for a question', () => {
  it('quote statements that share its significant words, best first', () => {
    const quotes = bestSentences('what was my mortgage rate', texts);
    expect(quotes[0]).toMatchObject({ textId: 'a', text: 'Your mortgage rate is 3.4 % fixed for ten years.' });
    expect(quotes.every(({ text }) => text.toLowerCase().includes('mortgage'))).toBe(true);
  });

  it('are at most as many as requested, three by default', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      text: `Mortgage fact ${at} about topic${at} and place${at}.`,
    }));
    expect(bestSentences('mortgage fact', many)).toHaveLength(3);
    expect(bestSentences('mortgage fact', many, { limit: 2 })).toHaveLength(2);
  });

  it('never repeat the same statement', () => {
    const twice = [1, 2].map((id) => ({ id: String(id), text: 'The landlord is called Petra Vogel.' }));
    expect(bestSentences('who is my landlord', twice)).toHaveLength(1);
  });

  it('are none when nothing fits', () => {
    expect(bestSentences('quantum chromodynamics', texts)).toEqual([]);
    expect(bestSentences('', texts)).toEqual([]);
    expect(bestSentences('mortgage', [])).toEqual([]);
  });

  it('cut a very long sentence at a word', () => {
    const [quote] = bestSentences('mortgage', [{ id: 'x', text: `mortgage ${'word '.repeat(10_000)}` }]);
    expect(quote?.text.length).toBeLessThanOrEqual(300);
    expect(quote?.text.endsWith('…')).toBe(true);
  });
});
