import { describe, expect, it } from 'vitest';
import { authoredOpeners } from '../../eval/category-scores.ts';
import { FOREIGN_OPENERS } from '../../eval/seeds/foreign-openers.ts';
import { detectLanguage } from './language.ts';

describe('language detection', () => {
  it('recognises the languages of the questions written for this test', () => {
    const missed = FOREIGN_OPENERS.filter(({ text, language }) => detectLanguage(text) !== language);
    expect(missed.map(({ text }) => `${detectLanguage(text)}: ${text}`)).toEqual([]);
  });

  it('recognises the first messages of English conversations', () => {
    const missed = authoredOpeners().filter(({ text }) => detectLanguage(text) !== 'en');
    expect(missed.map(({ text }) => `${detectLanguage(text)}: ${text}`)).toEqual([]);
  });

  it.each(['日本語で書いてください', 'Привет, как дела', 'مرحبا كيف حالك', '你好，请帮我写一封信'])(
    'returns other for %s',
    (text) => {
      expect(detectLanguage(text)).toBe('other');
    },
  );

  it.each(['', '   ', '42', 'Kubernetes CrashLoopBackOff', '😀😀😀'])(
    'returns English for %j, which has no evidence of a language',
    (text) => {
      expect(detectLanguage(text)).toBe('en');
    },
  );

  it.each([
    ['O que dissemos sobre a viagem?', 'pt'],
    ['resume o que falamos sobre a mensagem', 'pt'],
    ['es mejor que venga o que no venga', 'es'],
  ])('tells Portuguese from Spanish: %s', (text, language) => expect(detectLanguage(text)).toBe(language));

  it('reads only the start of a long text', () => {
    expect(detectLanguage('the '.repeat(100_000))).toBe('en');
  });
});
