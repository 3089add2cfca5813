import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SubjectSlug } from '../src/category/built-in-categories.ts';
import type { Language } from '../src/text/language.ts';

/** A conversation of an invented archive, with what a person expects of it. */
export interface ArchivedConversation {
  title: string;
  language: Language;
  messages: { role: 'user' | 'assistant'; text: string }[];
  /** Slugs that count as right; the first is the best. */
  acceptable: SubjectSlug[];
  /** The everyday category that fits better than Other if the person adds it. */
  extra?: string;
  subcategory?: string;
  /** Whether the author finds it worth a card; absent in the first two archives. */
  hasCard?: boolean;
  hasTemplate?: boolean;
  goodTitles: string[];
}

/**
 * Archives of invented people, written by authors who had not read the code; scored once, then read. Of each
 * conversation in the two archives of `28a`, only the beginnings of four messages are kept, without secrets.
 */
const ARCHIVES = ['2026-11-28a-en', '2026-11-28a-nl', '2026-11-28b-en', '2026-11-28b-nl'] as const;

const readLines = <Row>(name: string): Row[] =>
  readFileSync(path.join(import.meta.dirname, 'archives', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

export const archivedConversations = (): ArchivedConversation[] =>
  ARCHIVES.flatMap((name) => readLines<ArchivedConversation>(name));

/** The beginnings of single conversations, written along with the weights of the categories: training data. */
const BEGINNINGS = [
  '2026-11-28d-en',
  '2026-11-28d-nl',
  '2026-11-28k-en',
  '2026-11-28k-nl',
  '2026-11-28n-en',
  '2026-11-28n-nl',
  '2026-11-28n-de',
  '2026-11-28n-fr',
  '2026-11-28n-es',
] as const;

export const conversationBeginnings = (): ArchivedConversation[] =>
  BEGINNINGS.flatMap((name) => readLines<ArchivedConversation>(name));

/**
 * Conversations by authors who had not read the code. Nothing was learned from them, and only the totals of their results
 * were looked at; the threshold was chosen by the totals of the first two.
 */
export const UNREAD_DRAWS = ['2026-11-28l', '2026-11-28o', '2026-11-29r'] as const;

export const unreadConversations = (draw: (typeof UNREAD_DRAWS)[number]): ArchivedConversation[] =>
  ['en', 'nl'].flatMap((language) => readLines<ArchivedConversation>(`${draw}-${language}`));

interface Opener {
  text: string;
  category: string;
  language: Language;
}

/** Category names of the openers' author that are not slugs of the app, with the slug that is meant. */
const SLUGS: Readonly<Record<string, SubjectSlug>> = {
  entrepreneurship: 'work',
  finance: 'finances',
  personal: 'family',
  spiritual: 'religion',
};

/** First questions of 28 November by category, in seven languages. */
export const laterOpeners = (): { text: string; slug: SubjectSlug }[] =>
  readLines<Opener>('openers-2026-11-28c').map(({ text, category }) => ({
    text,
    slug: SLUGS[category] ?? (category as SubjectSlug),
  }));
