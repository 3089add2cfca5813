import { ConversationSource } from '@app/contract/conversations';
import { sourcesBesidesChat } from '@app/contract/providers';
import type { SearchQuery } from '@app/contract/search';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { queryRefused, queryWithoutWords } from './search.errors.ts';
import type { SearchFilter } from './search-filter.repository.ts';
import { type ParsedQuery, parseQuery } from './search-query.ts';
import { readSearchWords, type SearchWords } from './search-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { joinWithOr, phraseQuery } from './word-queries.ts';

/** The words and the filter of a search. */
export interface ParsedSearch extends SearchWords {
  filter: SearchFilter;
}

export interface SearchParserDependencies {
  db: Database;
  categories: Pick<CategoriesService, 'definitions'>;
  vocabulary: Pick<Vocabulary, 'resolveWords' | 'isWord'>;
  timeZoneOf: TimeZoneOf;
}

type SearchInput = Pick<SearchQuery, 'q'> & Partial<Pick<SearchQuery, 'categoryId' | 'source' | 'from' | 'to'>>;

/** Parses searches of a user: categories by the user's names, days in the user's time zone. */
export function createSearchParser({ db, categories, vocabulary, timeZoneOf }: SearchParserDependencies) {
  async function findCategoryIds(userId: string, names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const all = (await categories.definitions(db, userId)).map(({ id, name }) => ({ id, name: fold(name) }));
    return names.flatMap((name) => {
      const exact = all.filter((category) => category.name === fold(name));
      const found = exact.length > 0 ? exact : all.filter((category) => category.name.startsWith(fold(name)));
      if (found.length === 0) throw queryRefused(`There is no category named '${name}'.`);
      return found.map(({ id }) => id);
    });
  }

  async function findPeriod(userId: string, { before, after }: ParsedQuery, input: SearchInput) {
    if (before === undefined && after === undefined) return { from: input.from, to: input.to };
    const timeZone = await timeZoneOf(userId);
    const startOfDay = (day: string | undefined): string | undefined =>
      day === undefined ? undefined : Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
    return { from: later(input.from, startOfDay(after)), to: earlier(input.to, startOfDay(before)) };
  }

  /**
   * Throws search.query_invalid for an invalid operator, and for a search with neither words nor filters; `from` and
   * `to` of the input alone are not enough.
   */
  return async (userId: string, input: SearchInput): Promise<ParsedSearch> => {
    const parsed = parseQuery(input.q);
    const namedCategoryIds = await findCategoryIds(userId, parsed.categories);
    const categoryIds = [...namedCategoryIds, ...(input.categoryId === undefined ? [] : [input.categoryId])];
    const sources = [...parsed.sources.map(toSource), ...(input.source === undefined ? [] : [input.source])];
    const excludedQuery = joinWithOr(parsed.excluded.map(phraseQuery));
    const { projects, models, has, before, after } = parsed;
    const filter: SearchFilter = {
      ...(categoryIds.length > 0 && { categoryIds }),
      ...(sources.length > 0 && { sources }),
      ...(projects.length > 0 && { projects }),
      ...(models.length > 0 && { models }),
      ...(has.length > 0 && { has }),
      ...(excludedQuery !== undefined && { without: excludedQuery }),
      ...(parsed.isInDocument && { isInDocument: true }),
      ...(parsed.isArchived && { isArchived: true }),
    };
    const hasFilter = Object.keys(filter).length > 0 || before !== undefined || after !== undefined;
    const words = await readSearchWords(vocabulary, userId, { query: input.q, parsed });
    if (words.allWordsQuery === undefined && !hasFilter) throw queryWithoutWords();
    return { ...words, filter: { ...filter, ...(await findPeriod(userId, parsed, input)) } };
  };
}

function toSource(name: string): ConversationSource {
  const typedName = lettersAndDigits(name);
  const found = ConversationSource.options.find(
    (source) =>
      lettersAndDigits(source) === typedName ||
      (source !== 'chat' && lettersAndDigits(sourcesBesidesChat[source].name) === typedName),
  );
  if (found === undefined) {
    throw queryRefused(`'${name}' is no source. There are: ${ConversationSource.options.join(', ')}.`);
  }
  return found;
}

/** The later of two instants, or the only one. */
function later(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Date.parse(one) > Date.parse(other) ? one : other;
}

/** The earlier of two instants, or the only one. */
function earlier(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? one : other;
}

/** 'claude-code', 'Claude Code' and 'claudecode' are the same source. */
function lettersAndDigits(name: string): string {
  return fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
