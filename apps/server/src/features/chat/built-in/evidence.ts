import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { comparable } from '@app/understanding/own-data/command-forms';
import { askedWords, namesAsked } from '@app/understanding/passages/asked-words';
import { bestPassages, type Passage } from '@app/understanding/passages/best-passage';
import { type SoughtWord, soughtWords } from '@app/understanding/text/word-meanings';
import { stem, wordsOf } from '@app/understanding/text/words';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import type { Question } from './question.ts';

/** A conversation with the passage that answers a question. */
export interface Evidence {
  hit: ConversationHit;
  passage: Passage;
}

const MAX_CANDIDATES = 6;
const MAX_PASSAGES = 3;
/** The share of the question's words, weighted by rarity, that the conversation must contain. */
const MIN_SHARE = 0.6;
/** The share that the passage must contain. */
const MIN_PASSAGE_SHARE = 0.45;
/** A question with fewer words is too vague, unless they are in the title. */
const MIN_WORDS = 2;

/**
 * Finds the conversation that answers a question. It searches for the words of the question or their English meanings,
 * whatever intent was detected. Undefined unless a conversation contains most of the words.
 */
export function createEvidence({ search }: { search: SearchService }) {
  return async ({ userId, text, language, conversationId }: Question): Promise<Evidence | undefined> => {
    const words = askedWords(text, language);
    if (words.length === 0) return undefined;
    const sought = soughtWords(words, language);
    const hits = await search.findConversationsByWords(userId, {
      words: language === 'en' ? words.map(stem) : words,
      text,
      language,
      limit: MAX_CANDIDATES,
      filter: { excludedModel: BUILT_IN_ASSISTANT },
    });
    const names = soughtWords(namesAsked(text, language), language);
    const found = hits
      .filter((hit) => names.every((name) => hasName(hit, name)))
      .filter((hit) => hit.share >= MIN_SHARE && hit.conversationId !== conversationId)
      .flatMap((hit) => {
        // A question for a number is not answered by a passage without one.
        const passages = bestPassages({ question: text, words: sought }, toTurns(hit), MAX_PASSAGES);
        const passage = passages.find(({ isMeasured }) => isMeasured);
        return passage === undefined ? [] : [{ hit, passage }];
      })
      .filter(({ passage }) => passage.share >= MIN_PASSAGE_SHARE)
      .toSorted((a, b) => b.hit.share + b.passage.score - a.hit.share - a.passage.score);
    return found.find(({ hit }) => sought.length >= MIN_WORDS || sought.every((word) => isInTitle(hit.title, word)));
  };
}

export const toTurns = ({ messages }: Pick<ConversationHit, 'messages'>) =>
  messages.map(({ id, role, content }) => ({ id, role, text: content }));

/**
 * Whether a conversation contains a name, or with a capital letter one of its other names: 'Island' is German for
 * Iceland, but 'island' is not a name.
 */
export const hasName = (
  { title, messages }: Pick<ConversationHit, 'title' | 'messages'>,
  names: SoughtWord,
): boolean => {
  const text = [title, ...messages.map(({ content }) => content)].join('\n');
  const plain = comparable(text);
  const [own = '', ...others] = names;
  return (
    containsName(plain, comparable(own)) ||
    others.some(
      (name) => text.includes(name.charAt(0).toUpperCase() + name.slice(1)) && containsName(plain, comparable(name)),
    )
  );
};

/** A short name is in many other words: 'Pa' in 'paper'. */
const SHORT_NAME = 4;
const containsName = (plain: string, name: string): boolean =>
  plain.includes(name) &&
  (name.length > SHORT_NAME || new RegExp(`(?<!\\p{L})${escapeForRegExp(name)}(?:['’]?s)?(?!\\p{L})`, 'u').test(plain));

const escapeForRegExp = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function isInTitle(title: string, names: readonly string[]): boolean {
  const stems = new Set(wordsOf(title).map(stem));
  return names.some((word) => stems.has(stem(word)));
}
