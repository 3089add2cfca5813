import { describe, expect, it } from 'vitest';
import { authoredOpeners } from '../../eval/category-scores.ts';
import { FOREIGN_OPENERS } from '../../eval/seeds/foreign-openers.ts';
import { detectLanguage } from './language.ts';

describe('telling languages apart', () => {
  it('knows the languages of questions written for it', () => {
    const missed = FOREIGN_OPENERS.filter(({ text, language }) => detectLanguage(text) !== language);
    expect(missed.map(({ text }) => `${detectLanguage(text)}: ${text}`)).toEqual([]);
  });

  it('takes English openers for English', () => {
    const missed = authoredOpeners().filter(({ text }) => detectLanguage(text) !== 'en');
    expect(missed.map(({ text }) => `${detectLanguage(text)}: ${text}`)).toEqual([]);
  });

  it.each(['日本語で書いてください', 'Привет, как дела', 'مرحبا كيف حالك', '你好，请帮我写一封信'])(
    'calls %s another language',
    (text) => {
      expect(detectLanguage(text)).toBe('other');
    },
  );

  it.each(['', '   ', '42', 'Kubernetes CrashLoopBackOff', '😀😀😀'])(
    'takes %j for English: there is nothing to tell',
    (text) => {
      expect(detectLanguage(text)).toBe('en');
    },
  );

  it('looks at the beginning of a long text only', () => {
    expect(detectLanguage('the '.repeat(100_000))).toBe('en');
  });
});
