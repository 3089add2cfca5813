import { describe, expect, it } from 'vitest';
import { archiveSubcategories, scoreArchiveCards, scoreNeedlessArchiveCards } from '../eval/archive-scores.ts';
import { archiveTexts, builtInCategoriser, scoreCategories } from '../eval/category-scores.ts';

/** Limits for shares and numbers: what was reached, with a margin of about two conversations. */
const MIN_CARDS = 0.22;
const MAX_NEEDLESS_CARDS = 0.03;
const MIN_NAMES = 18;
const MIN_ACCURACY = { en: 0.96, nl: 0.93 };

describe('on the archives of fictional people', () => {
  it('conversations worth a card get one, and few others do', () => {
    expect(scoreArchiveCards().share).toBeGreaterThanOrEqual(MIN_CARDS);
    const { share, misses } = scoreNeedlessArchiveCards();
    expect(share, misses.join('\n')).toBeLessThanOrEqual(MAX_NEEDLESS_CARDS);
  });

  it.each(['en', 'nl'] as const)('categories are acceptable by words alone: %s', (language) => {
    const { accuracy, misses } = scoreCategories(archiveTexts(language), builtInCategoriser());
    expect(accuracy, misses.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(MIN_ACCURACY[language]);
  });

  it('subcategories get meaningful names', () => {
    const { names } = archiveSubcategories();
    expect(names.length, names.join('\n')).toBeGreaterThanOrEqual(MIN_NAMES);
    // People, places and words that name nothing.
    expect(
      names.filter((name) =>
        /^(?:Aneta|Dan|Noor|Tom|Leeds|Doncaster|Egmond|Friday|Eat mushrooms|Engels|Meeting|Een|Wat)$/.test(name),
      ),
    ).toEqual([]);
  });
});
