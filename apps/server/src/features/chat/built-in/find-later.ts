import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { isSettled, laterStateIn, mayHaveChanged } from '@app/understanding/recall/later-state';
import { linkWeight, linkWordsIn, namesIn } from '@app/understanding/recall/link-words';
import { type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { containsWord, wordSetOf } from '@app/understanding/recall/word-set';
import type { ConversationQuote } from '@app/understanding/quote-conversation';
import { soughtInAnyLanguage } from '@app/understanding/text/word-meanings';
import type { LinkedHit, SearchService } from '#features/search/search.service.ts';
import { toTurns } from './evidence.ts';
import type { Recalled, RecallSource } from './find-recalled.ts';
import type { Question } from './question.ts';

/** How strongly a later conversation must be connected to be about the same matter. */
const MIN_WEIGHT = 7;
/** The same to be named without a quote. */
const MIN_NAMED_WEIGHT = 10;
/** Of a conversation without a name that the question has: so many names must connect it with what was quoted. */
const MIN_QUOTED_NAMES = 2;
const MAX_CANDIDATES = 4;
const MAX_LATER = 2;
/** A further conversation must be connected this strongly, as a fraction of the most connected. */
const MIN_RELATIVE = 0.6;

/** A later conversation about the same matter, with what it tells; without quotes if nothing is certain. */
export interface LaterState {
  source: RecallSource;
  quotes: readonly ConversationQuote[];
}

/**
 * The conversations after those that answer a question for an outcome or the present state, which may have changed it:
 * they need have no word of the question, but names and rare words of what was told.
 */
export async function findLater(
  search: SearchService,
  question: Question,
  { asked, told }: Pick<Recalled, 'asked' | 'told'>,
): Promise<readonly LaterState[]> {
  const { userId, text, language, conversationId } = question;
  if (!mayHaveChanged(asked, text) || told.some(({ quotes }) => isSettled(asked, quotes))) return [];
  const known = new Set([conversationId, ...told.map(({ source }) => source.hit.conversationId)]);
  const found = await Promise.all(
    told.map(async ({ source, quotes }) => {
      const own = source.turns.filter(({ role }) => role === 'user').map((turn) => turn.text);
      const linked = await search.findLinked(userId, {
        words: linkWordsIn([source.title, ...own]),
        after: source.at,
        minWeight: MIN_WEIGHT,
        excludedModel: BUILT_IN_ASSISTANT,
        limit: MAX_CANDIDATES,
      });
      const quoted = quotes.map((quote) => quote.text).join('\n');
      return linked.filter((hit) => !known.has(hit.conversationId) && isOnMatter(hit, asked, language, quoted));
    }),
  );
  const hits = found.flat().toSorted((a, b) => b.score - a.score);
  // What is told of the subject by name after that is the newer state.
  const isSuperseded = (hit: LinkedHit): boolean =>
    told.some(({ source }) => source.at > hit.createdAt && isTitled(source.title, asked, language));
  const best = hits[0]?.score ?? 0;
  const chosen = hits
    .filter((hit) => !isSuperseded(hit))
    .filter((hit, at) => hits.findIndex((one) => one.conversationId === hit.conversationId) === at)
    .filter(({ score }) => score >= best * MIN_RELATIVE)
    .slice(0, MAX_LATER);
  return chosen.flatMap((hit) => {
    const source = { title: hit.title, at: hit.createdAt, turns: toTurns(hit), hit };
    const links = hit.links.map(({ word }) => word);
    const quotes = laterStateIn(asked, language, { turns: source.turns, links });
    return quotes.length > 0 || hit.score >= MIN_NAMED_WEIGHT ? [{ source, quotes }] : [];
  });
}

const isTitled = (title: string, asked: RecallQuestion, language: Question['language']): boolean => {
  const words = wordSetOf(title);
  return soughtInAnyLanguage(subjectOf(asked), language).some((word) => containsWord(words, word));
};

/** Whether a connected conversation is about the matter of the question, by the person's own words in it. */
function isOnMatter(hit: LinkedHit, asked: RecallQuestion, language: Question['language'], quoted: string): boolean {
  const own = hit.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const words = wordSetOf(hit.title, ...own);
  const links = hit.links.filter(({ word }) => words.words.has(word));
  const weight = links.reduce((sum, link) => sum + linkWeight(link, 2), 0);
  if (weight < MIN_WEIGHT || !links.some(({ isName }) => isName)) return false;
  const quotedWords = wordSetOf(quoted);
  const names = namesIn([quoted]);
  const quotedNames = links.filter(({ word, isName }) => isName && (names.has(word) || quotedWords.words.has(word)));
  const has = (sought: string): boolean =>
    soughtInAnyLanguage([sought], language).some((word) => containsWord(words, word));
  if (asked.names.some((name) => !has(name))) return quotedNames.length >= MIN_QUOTED_NAMES;
  return quotedNames.length > 0 || subjectOf(asked).some(has);
}
