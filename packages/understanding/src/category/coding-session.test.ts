import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCategoriser } from '../../eval/category-scores.ts';
import { type Engine, openEngine } from '../../eval/engine.ts';
import { type Categoriser, createCategoriser } from '../categorise.ts';
import { BUILT_IN_SLUGS } from './built-in-categories.ts';
import { encodedText } from './conversation-text.ts';

const session = (text: string) => ({ title: '', openers: [text], isCodingSession: true });
const prompts = [
  'Fix the failing login test',
  'add a dark mode toggle to the settings page',
  'why is the build slow?',
  'continue',
  'Refactor the workout timer component so that it pauses',
  'the calorie counter shows NaN',
  'Why does the oven timer ring twice, and only in summer? Look at this photo of the display.',
  'write a migration that adds a table for recipes',
  'Schreibe einen Test für den Import',
  'corrige le bug dans le formulaire de connexion',
];
const others = [
  ['How much protein should I eat each day to build muscle, and which exercises help?', 'fitness'],
  ['I have had a headache and a fever for three days, should I see a doctor?', 'health'],
  ['How do I invest my savings, ETFs or bonds, with a mortgage at 3 percent?', 'finances'],
  ['Plan a birthday party for my daughter and invite her grandparents', 'family'],
  ['Wie viel Geld muss ich für die Steuer zurücklegen und wie spare ich für die Rente?', 'finances'],
] as const;

describe('a coding session', () => {
  let engine: Engine;
  let byWords: Categoriser;
  let bySentences: Categoriser;
  beforeAll(async () => {
    engine = await openEngine();
    byWords = builtInCategoriser({ words: engine.models.words });
    bySentences = builtInCategoriser(engine.models);
  });
  const categoriesOf = async (text: string) => {
    const opening = session(text);
    const vector = await engine.embed(encodedText(opening));
    return [byWords.categorise(opening).slug, bySentences.categorise({ ...opening, vector }).slug];
  };

  it.each(prompts)('belongs to Work, whatever its short prompt says: %s', async (text) => {
    expect(await categoriesOf(text)).toEqual(['work', 'work']);
  });

  it.each(others)('belongs elsewhere if its text clearly speaks of something else: %s', async (text, slug) => {
    expect(await categoriesOf(text)).toEqual([slug, slug]);
  });

  it('goes to the category in which the user files coding sessions, if it is one of their own', () => {
    const categories = [...BUILT_IN_SLUGS, 'tinkering'].map((slug) => ({ slug, name: slug }));
    const filed = { ...session('Make the parser faster'), slug: 'tinkering' };
    const elsewhere = { ...session('Which doctor treats my knee?'), slug: 'health' };
    const { categorise } = createCategoriser({ categories, corrections: [filed, elsewhere] });
    expect(categorise(session('Fix the failing login test')).slug).toBe('tinkering');
    const untaught = createCategoriser({ categories, corrections: [elsewhere] });
    expect(untaught.categorise(session('Fix the failing login test')).slug).toBe('work');
  });

  it('is scored like any conversation if it is not marked, or if the user has no Work', () => {
    const opening = { title: '', openers: ['add a dark mode toggle to the settings page'] };
    expect(byWords.categorise({ ...opening, isCodingSession: false })).toEqual(byWords.categorise(opening));
    const { categorise } = createCategoriser({ categories: [{ slug: 'health', name: 'Health' }] });
    expect(categorise({ ...opening, isCodingSession: true })).toEqual(categorise(opening));
  });
});
