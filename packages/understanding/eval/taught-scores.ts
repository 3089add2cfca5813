import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CategoriserOptions, createCategoriser } from '../src/categorise.ts';
import { BUILT_IN_SLUGS, OTHER_SLUG } from '../src/category/built-in-categories.ts';
import type { LabelledText } from './category-scores.ts';

type Models = CategoriserOptions['models'];

/** How often the examples are drawn at random; the score is the share over all these draws. */
const REPETITIONS = 5;
/** CLINC150 has ten domains with fifteen intents each. */
const INTENTS_PER_DOMAIN = 15;
/** Names of the domains, in the order of their intents, with a description that a user could write. */
const DOMAINS: readonly (readonly [name: string, description: string])[] = [
  ['banking', 'my bank account: balance, transfers, bills'],
  ['credit cards', 'my cards, their limits, rewards and my credit score'],
  ['kitchen and dining', 'cooking, recipes, food and restaurants'],
  ['home', 'the household: lists, chores, shopping, music and lights'],
  ['auto and commute', 'my car, driving, traffic and directions'],
  ['travel', 'trips, flights, hotels and visas'],
  ['utility', 'small tools: weather, alarms, timers, sums, spelling'],
  ['work', 'meetings, pay, days off and insurance'],
  ['small talk', 'chatting with the assistant about itself, greetings and jokes'],
  ['meta', 'settings of the assistant: language, volume, voice'],
];
const SOURCES = ['clinc150', 'hwu64', 'dailydialog'] as const;
const CORRECTIONS = [0, 5, 20, 100] as const;

/** A deterministic shuffle, different for each seed. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  // Mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (again ^ (again >>> 14)) >>> 0;
  };
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

interface OwnCategoriesOptions {
  examples: number;
  realDataDir: string;
  models: Models;
  /** If given, the categories have names like those of a user, embedded by this function. */
  embedName?: (text: string) => Promise<Float32Array>;
  /** Whether the named categories have descriptions as well. */
  isDescribed?: boolean;
}

const vectorsOf = (texts: readonly LabelledText[]): Float32Array[] => texts.flatMap(({ vector }) => vector ?? []);

/**
 * Ten domains of CLINC150 as a user's own categories. For the texts that are not examples: the share whose best guess
 * is their domain. The categories are known from the examples, and with `embedName` also from their names.
 */
export async function scoreOwnCategories(
  texts: readonly LabelledText[],
  { examples, realDataDir, models, embedName, isDescribed = false }: OwnCategoriesOptions,
): Promise<number> {
  const mapping = JSON.parse(readFileSync(join(realDataDir, 'topics', 'label-mapping.json'), 'utf8')) as {
    clinc150_intent: Record<string, string>;
  };
  const intents = Object.keys(mapping.clinc150_intent);
  const domains = Map.groupBy(
    texts.filter(({ source, label = '' }) => source.startsWith('clinc150') && intents.includes(label)),
    ({ label = '' }) => Math.floor(intents.indexOf(label) / INTENTS_PER_DOMAIN),
  );
  const describe = ([name, description]: (typeof DOMAINS)[number]) => (isDescribed ? `${name}. ${description}` : name);
  const named = embedName && (await Promise.all(DOMAINS.map((domain) => embedName(describe(domain)))));
  let right = 0;
  let tested = 0;
  for (let draw = 1; draw <= REPETITIONS; draw += 1) {
    const drawn = [...domains].map(([domain, all]) => ({ domain, slug: `domain-${domain}`, all: shuffle(all, draw) }));
    const { categorise } = createCategoriser({
      categories: drawn.map(({ domain, slug, all }) => {
        const taught = all.slice(0, examples);
        const [name = '', description = ''] = DOMAINS[domain] ?? [];
        const vector = named?.[domain];
        return {
          slug,
          name: vector === undefined ? '' : name,
          ...(vector && isDescribed && { description }),
          examples: taught.map(({ text }) => text),
          exampleVectors: [...(vector === undefined ? [] : [vector]), ...vectorsOf(taught)],
        };
      }),
      ...(models && { models }),
    });
    for (const { slug, all } of drawn) {
      for (const { text, vector } of all.slice(examples)) {
        const { guesses } = categorise({ title: '', openers: [text], ...(vector && { vector }) });
        // Other can always be chosen; here every text belongs to a domain.
        const best = guesses[0].slug === 'other' ? guesses[1] : guesses[0];
        tested += 1;
        if (best.slug === slug) right += 1;
      }
    }
  }
  return right / tested;
}

/** The share of right best guesses on the texts that are never corrected, by the number of corrections. */
export function scoreCorrections(
  texts: readonly LabelledText[],
  models: Models,
): [source: string, gains: { corrections: number; share: number }[]][] {
  const categories = BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug }));
  return SOURCES.map((source) => {
    const ordered = shuffle(
      texts.filter((text) => text.source.startsWith(source)),
      1,
    );
    const rest = ordered.slice(Math.max(...CORRECTIONS));
    const gains = CORRECTIONS.map((count) => {
      const corrections = ordered.slice(0, count).map(({ text, acceptable, vector }) => ({
        slug: acceptable[0] ?? 'other',
        title: '',
        openers: [text],
        ...(vector && { vector }),
      }));
      const { categorise } = createCategoriser({ categories, corrections, ...(models && { models }) });
      const right = rest.filter(({ text, acceptable, vector }) =>
        acceptable.includes(categorise({ title: '', openers: [text], ...(vector && { vector }) }).guesses[0].slug),
      );
      return { corrections: count, share: right.length / rest.length };
    });
    return [source, gains];
  });
}

const OTHER_CORRECTIONS = [0, 20, 60] as const;

/**
 * Corrects texts of Other that the categoriser had assigned to another category. Returns the share of right best
 * guesses on the rest of the texts, by the number of corrections.
 */
export function scoreOtherCorrections(
  texts: readonly LabelledText[],
  models: Models,
): { corrections: number; share: number }[] {
  const categories = BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug }));
  const opening = ({ text, vector }: LabelledText) => ({ title: '', openers: [text], ...(vector && { vector }) });
  const uncorrected = createCategoriser({ categories, ...(models && { models }) });
  const wronglyAssigned = shuffle(
    texts.filter(
      (text) =>
        text.acceptable.join() === OTHER_SLUG && uncorrected.categorise(opening(text)).guesses[0].slug !== OTHER_SLUG,
    ),
    1,
  ).slice(0, Math.max(...OTHER_CORRECTIONS));
  const rest = texts.filter((text) => !wronglyAssigned.includes(text));
  return OTHER_CORRECTIONS.map((count) => {
    const corrections = wronglyAssigned.slice(0, count).map((text) => ({ slug: OTHER_SLUG, ...opening(text) }));
    const { categorise } = createCategoriser({ categories, corrections, ...(models && { models }) });
    const right = rest.filter((text) => text.acceptable.includes(categorise(opening(text)).guesses[0].slug));
    return { corrections: corrections.length, share: right.length / rest.length };
  });
}
