import { describe, expect, it } from 'vitest';
import { sentiment } from './sentiment.ts';

describe('sentiment', () => {
  it.each([
    'Thank you so much, that was amazing!',
    'I love this idea, it made my day',
    'I got the job!!! So excited 🎉',
  ])('reads "%s" as positive', (text) => {
    expect(sentiment([text])).toBeGreaterThan(0.6);
  });

  it.each([
    'I feel terrible and hopeless today',
    'I hate my job and my boss is horrible',
    'My card was stolen and I am really upset',
    'This is useless, I am so disappointed 😡',
  ])('reads "%s" as negative', (text) => {
    expect(sentiment([text])).toBeLessThan(0.4);
  });

  it.each([
    'How do I fix this error in my Python code? It fails with an exception',
    'What are the symptoms of depression?',
    'Write an essay about war crimes',
    'How do I pay off my debt?',
    'Explain the best attack in this chess position',
    'Plan a trip to Rome',
    'function kill(process) { throw new Error("fatal") }',
  ])('leaves "%s" neutral: it is a request or code, not a feeling', (text) => {
    const value = sentiment([text]);
    expect(value).toBeGreaterThanOrEqual(0.4);
    expect(value).toBeLessThanOrEqual(0.6);
  });

  it('is inverted by a negation and follows the part after "but"', () => {
    expect(sentiment(['The answer was not good'])).toBeLessThan(sentiment(['The answer was good']));
    expect(sentiment(['It was slow but I love it'])).toBeGreaterThan(0.6);
  });

  it('is 0.5 without any feeling', () => {
    expect(sentiment([])).toBe(0.5);
    expect(sentiment(['', '```\nawful terrible\n```'])).toBe(0.5);
  });

  it.each([['\u0000'], ['!'.repeat(100_000)], ['great '.repeat(50_000)], ['שלום עולם'], ['😀'.repeat(10_000)]])(
    'stays between 0 and 1 for an unusual text (%#)',
    (text) => {
      const value = sentiment([text]);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    },
  );
});
