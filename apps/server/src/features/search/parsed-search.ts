import { ConversationSource } from '@app/contract/conversations';
import { providers } from '@app/contract/providers';
import type { SearchQuery } from '@app/contract/search';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { everyWordQuery, splitWords } from '#features/conversations/conversations.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { queryRefused, queryWithoutWords } from './search.errors.ts';
import type { SearchFilter } from './narrowing.repository.ts';
import { type ParsedQuery, parseQuery } from './search-query.ts';
import { allOf, anyWordQuery, oneOf, phraseQuery } from './word-queries.ts';

/** A search taken apart. Queries are tsqueries of the configuration `plain`. */
export interface ParsedSearch {
  /** Words and phrases as typed, for the search by meaning. Empty if only filters were given. */
  text: string;
  /** Words and whole phrases to highlight. */
  marked: string[];
  /** The query for every word and phrase; undefined if only filters were given. */
  every: string | undefined;
  /** For a sentence: the query for any of its content words. */
  some: string | undefined;
  /** With phrases only conversations that hold them are hits. */
  isLiteral: boolean;
  filter: SearchFilter;
}

export interface SearchParserDependencies {
  db: Database;
  categories: Pick<CategoriesService, 'definitions'>;
  timeZoneOf: TimeZoneOf;
}

type Given = Pick<SearchQuery, 'q'> & Partial<Pick<SearchQuery, 'categoryId' | 'source' | 'from' | 'to'>>;

/** A search with at least this many words is a sentence: a conversation need not hold every one of them. */
const MIN_SENTENCE_WORDS = 3;

/** Parses searches of a user: categories by the user's names, days in the user's time zone. */
export function createSearchParser({ db, categories, timeZoneOf }: SearchParserDependencies) {
  async function findCategoryIds(userId: string, names: readonly string[]): Promise<string[]> {
    const all = (await categories.definitions(db, userId)).map(({ id, name }) => ({ id, name: fold(name) }));
    return names.flatMap((name) => {
      const exact = all.filter((category) => category.name === fold(name));
      const found = exact.length > 0 ? exact : all.filter((category) => category.name.startsWith(fold(name)));
      if (found.length === 0) throw queryRefused(`There is no category named '${name}'.`);
      return found.map(({ id }) => id);
    });
  }

  async function findSpan(userId: string, { before, after }: ParsedQuery, given: Given) {
    if (before === undefined && after === undefined) return { from: given.from, to: given.to };
    const timeZone = await timeZoneOf(userId);
    const start = (day: string | undefined): string | undefined =>
      day === undefined ? undefined : Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
    const [from, to] = [start(after), start(before)];
    return { from: latest(given.from, from), to: latest(given.to, to, -1) };
  }

  /** Throws search.query_invalid for an invalid value of an operator, and for a text without words or operators. */
  return async (userId: string, given: Given): Promise<ParsedSearch> => {
    const parsed = parseQuery(given.q);
    const phrases = parsed.phrases.map(phraseQuery);
    const every = allOf([everyWordQuery(parsed.words), ...phrases]);
    // Text without a space counts as one word: 2.5.1 or src/app/main.ts is no sentence.
    const isSentence = parsed.words.split(/\s+/).length >= MIN_SENTENCE_WORDS;
    const any = isSentence ? anyWordQuery(parsed.words) : undefined;
    const named = await findCategoryIds(userId, parsed.categories);
    const categoryIds = [...named, ...(given.categoryId === undefined ? [] : [given.categoryId])];
    const sources = [...parsed.sources.map(toSource), ...(given.source === undefined ? [] : [given.source])];
    const without = oneOf(parsed.excluded.map(phraseQuery));
    const isNarrowed =
      categoryIds.length + sources.length + parsed.has.length > 0 ||
      (parsed.before ?? parsed.after ?? without ?? parsed.isInDocument) !== undefined;
    if (every === undefined && !isNarrowed) throw queryWithoutWords();
    return {
      text: [parsed.words, ...parsed.phrases].join(' ').trim(),
      marked: [...splitWords(parsed.words), ...parsed.phrases.map((phrase) => splitWords(phrase).join(' '))],
      every,
      some: any === undefined ? undefined : allOf([any, ...phrases]),
      isLiteral: phrases.some((phrase) => phrase !== undefined),
      filter: {
        ...(categoryIds.length > 0 && { categoryIds }),
        ...(sources.length > 0 && { sources }),
        ...(parsed.has.length > 0 && { has: parsed.has }),
        ...(without !== undefined && { without }),
        ...(parsed.isInDocument && { isInDocument: true }),
        ...(await findSpan(userId, parsed, given)),
      },
    };
  };
}

function toSource(name: string): ConversationSource {
  const wanted = fold(name).replaceAll(' ', '');
  const known = ConversationSource.options.find(
    (source) => source === wanted || (source !== 'chat' && fold(providers[source].name).replaceAll(' ', '') === wanted),
  );
  if (known === undefined) {
    throw queryRefused(`'${name}' is no source. There are: ${ConversationSource.options.join(', ')}.`);
  }
  return known;
}

/** The later of two instants, or with -1 the earlier. */
function latest(one: string | undefined, other: string | undefined, sign: 1 | -1 = 1): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (Date.parse(one) - Date.parse(other)) * sign > 0 ? one : other;
}

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
