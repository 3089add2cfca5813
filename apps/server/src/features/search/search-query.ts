import { ContentKind } from '@app/contract/search';
import { queryRefused } from './search.errors.ts';

/** A search text, parsed. */
export interface ParsedQuery {
  /** The words outside of operators, as typed. */
  words: string;
  phrases: string[];
  /** Words and phrases that must not occur. */
  excluded: string[];
  /** Names as typed; a conversation must be in one of them. */
  categories: string[];
  sources: string[];
  /** Beginnings of names; the conversation must be in one of these projects, or have a reply of one of these models. */
  projects: string[];
  models: string[];
  has: ContentKind[];
  /** The words must be in a document. */
  isInDocument?: true;
  /** Only archived conversations. */
  isArchived?: true;
  /** The day, such as 2026-01-31, before which a conversation must begin. */
  before?: string;
  /** The first day that counts, such as 2026-01-31. */
  after?: string;
}

const OPERATOR = /^(category|source|project|model|before|after|has|in|is):/i;
/** A minus, an operator, and a phrase or a word. An unclosed quotation, which is still being typed, ends with the text. */
const TOKEN =
  /(-?)((?:category|source|project|model|before|after|has|in|is):)?(?:["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|(\S+))/giu;
/** A year, a month or a day, such as 2026, 2026-01 or 2026/1/31. */
const DAY = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/;

/**
 * Parses words, "phrases", -excluded, category:, source:, project:, model:, before:, after:, has:, in:, is:. Everything else
 * is a word. If the value of an operator is invalid, throws search.query_invalid with a message that says what is expected.
 */
export function parseQuery(text: string): ParsedQuery {
  const parsed: ParsedQuery = {
    words: '',
    phrases: [],
    excluded: [],
    categories: [],
    sources: [],
    projects: [],
    models: [],
    has: [],
  };
  const words: string[] = [];
  for (const [whole, minus, prefix = '', quoted, plain = ''] of text.matchAll(TOKEN)) {
    const value = (quoted ?? plain).trim();
    // The pattern matches an operator without a value as a word.
    const operator = prefix === '' && OPERATOR.exec(plain)?.[0] === plain ? plain : prefix;
    if (operator !== '' && minus !== '')
      throw queryRefused(`Please put the minus before words, not before ${operator}`);
    if (operator !== '') addOperator(parsed, operator, operator === plain ? '' : value);
    else if (minus !== '') parsed.excluded.push(value);
    else if (quoted === undefined) words.push(whole);
    else parsed.phrases.push(value);
  }
  return { ...parsed, words: words.join(' ') };
}

/**
 * The query with quotation marks around every plain word that contains one of `words`, so that the words are searched
 * for as typed.
 */
export function quoteWords(query: string, words: readonly string[]): string {
  return query.replaceAll(
    TOKEN,
    (whole: string, minus: string, prefix: string | undefined, quoted: string | undefined) =>
      minus === '' && prefix === undefined && quoted === undefined && words.some((word) => whole.includes(word))
        ? `"${whole}"`
        : whole,
  );
}

function addOperator(parsed: ParsedQuery, prefix: string, value: string): void {
  const operator = prefix.slice(0, -1).toLowerCase();
  if (operator === 'category') parsed.categories.push(requireValue(value, 'a category', 'category:health'));
  else if (operator === 'source') parsed.sources.push(requireValue(value, 'a source', 'source:chatgpt'));
  else if (operator === 'project') parsed.projects.push(requireValue(value, 'a project', 'project:kitchen'));
  else if (operator === 'model') parsed.models.push(requireValue(value, 'a model', 'model:gpt-4'));
  else if (operator === 'has') parsed.has.push(toContentKind(value));
  else if (operator === 'in') parsed.isInDocument = toIsInDocument(value);
  else if (operator === 'is') parsed.isArchived = toIsArchived(value);
  else if (operator === 'before') parsed.before = toDay(value, operator);
  else parsed.after = toDay(value, 'after');
}

function requireValue(value: string, what: string, example: string): string {
  if (value === '') throw queryRefused(`Please name ${what}, such as ${example}.`);
  return value;
}

function toContentKind(value: string): ContentKind {
  const singular = value.toLowerCase().replace(/s$/, '');
  const kind = ContentKind.safeParse(singular);
  if (!kind.success) throw queryRefused('Please use has:code, has:event, has:attachment, has:document or has:image.');
  return kind.data;
}

function toIsInDocument(value: string): true {
  if (!/^documents?$/i.test(value)) throw queryRefused('Please use in:document, or leave it out to search everywhere.');
  return true;
}

function toIsArchived(value: string): true {
  if (value.toLowerCase() !== 'archived') throw queryRefused('Please use is:archived.');
  return true;
}

/** The first day of a year, month or day, such as 2026, 2026-01 or 2026-01-31. */
function toDay(value: string, operator: string): string {
  const [, year = '', month = '1', day = '1'] = DAY.exec(value) ?? [];
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!isDay || year < '1900' || year > '2199') {
    throw queryRefused(
      `Please write ${operator}: with a date, such as ${operator}:2026-01-31, ${operator}:2026-01 or ${operator}:2026.`,
    );
  }
  return text;
}
