import { decisionQuotes } from './decision-quotes.ts';
import { bestSentences } from './extract-answer.ts';
import type { DetailKind } from './intent/detected-intent.ts';
import type { ConversationQuote, Turn } from './quote-conversation.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { significantStems } from './text/words.ts';

const MAX_SENTENCES = 200;
const MAX_LENGTH = 300;
/** Added to the score for each shared word of the question itself, besides the 1 for every shared word. */
const ASKED_WEIGHT = 2;
const PRONOUN = /^(?:they|it|this|that|these|those|he|she|sie|es|er|ze|het|elle|il)\b/i;
const MONTH =
  '(?:jan|feb|f[ée]v|m[äa]r|maa|mrt|apr|avr|abr|ma[iy]|mei|mag|jun|juin|giu|jul|juil|lug|aug|ao[uû]|ago|sep|set|o[ck]t|ott|out|nov|de[cz]|d[ée]c|dic)\\p{L}*';

/** Signs of a sentence that can answer a question of each kind. */
const SIGNS: Record<DetailKind, RegExp> = {
  when: new RegExp(
    `\\b\\d{1,2}(?:\\.|st|nd|rd|th)?(?: of| de| di)? ${MONTH}|\\b${MONTH} \\d{1,2}|\\b\\d{1,2} ?(?:[ap]m|uhr|uur)\\b|\\b\\d{1,2}[:h]\\d{2}|\\b(?:19|20)\\d\\d\\b|\\b\\w+day\\b|\\b(?:spring|summer|autumn|winter|tomorrow)\\b`,
    'iu',
  ),
  amount:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|third|hundred|thousand|dozen)\b/i,
  why: /\b(?:because|since|so that|reason|otherwise|due to|else|therefore|omdat|want|weil|denn|sonst|parce que|car|porque|pois|perché)\b/i,
  where: /\b(?:in|at|on|near|to|from|behind|beside|below|above|outside|inside)\b/i,
  who: /\p{L}/u,
};

const DAYS_AND_HOURS = new RegExp(SIGNS.when.source, 'giu');

export interface DetailRequest {
  kind: DetailKind;
  /** The words of the question, which count more than those of `query`. */
  words?: readonly string[];
  /** The words with which the conversation was found, in the previous question. */
  query: readonly string[];
  /** Whether only statements with at least one word of the question or of `query` count. */
  mustShare?: boolean;
}

/**
 * The statements of a conversation that best answer a question of this kind about the words, best first; at most
 * `limit`.
 */
export const detailsOf = (
  turns: readonly Turn[],
  { kind, words = [], query, mustShare = false }: DetailRequest,
  limit = 2,
): ConversationQuote[] => {
  const sought = new Set(significantStems([...words, ...query].join(' ')));
  const asked = new Set(significantStems(words.join(' ')));
  const candidates = turns.flatMap(({ id, role, text }) =>
    splitSentences(withoutCode(plainText(text)), MAX_SENTENCES)
      .map((sentence) => sentence.text.replace(/^(?:[-*•]|\d{1,3}[.)]|#{1,6})\s+/, '').trim())
      // The subject of 'They stand every 60 centimetres' is in the sentence before it.
      .map((sentence, at, all) => ({
        sentence,
        subject: PRONOUN.test(sentence) ? `${all[at - 1] ?? ''} ${sentence}` : sentence,
      }))
      .filter(({ sentence }) => sentence.length <= MAX_LENGTH && !sentence.endsWith('?') && hasSign(kind, sentence))
      .map(({ sentence, subject }) => ({
        turnId: id,
        role,
        text: sentence,
        score: scoreOf(subject, { sought, asked, prefersDigits: kind === 'amount' }),
        isUser: role === 'user',
      })),
  );
  const best = candidates.toSorted((a, b) => b.score - a.score || Number(b.isUser) - Number(a.isUser));
  const [first] = best;
  if (mustShare && (first?.score ?? 0) === 0) return [];
  if (kind === 'why') {
    const reasons = decisionQuotes(turns).filter(({ role }) => role === 'assistant');
    if (reasons.length > 0) return reasons.slice(0, limit);
  }
  if (first !== undefined)
    return best
      .filter(({ score, isUser }) => score === first.score && isUser === first.isUser)
      .slice(0, limit)
      .map(withoutScore);
  return bestSentences([...words, ...query].join(' '), turns, { limit }).flatMap(({ textId, text }) => {
    const turn = turns.find(({ id }) => id === textId);
    return turn === undefined ? [] : [{ turnId: turn.id, role: turn.role, text }];
  });
};

const scoreOf = (
  sentence: string,
  { sought, asked, prefersDigits }: { sought: ReadonlySet<string>; asked: ReadonlySet<string>; prefersDigits: boolean },
): number => {
  const shared = countShared(sentence, sought) + ASKED_WEIGHT * countShared(sentence, asked);
  return shared > 0 && prefersDigits && /\d/.test(sentence) ? shared + 1 : shared;
};

/** Whether a sentence can answer a question of this kind. Days and hours are not amounts. */
const hasSign = (kind: DetailKind, sentence: string): boolean =>
  SIGNS[kind].test(kind === 'amount' ? sentence.replaceAll(DAYS_AND_HOURS, '') : sentence);

const countShared = (sentence: string, sought: ReadonlySet<string>): number =>
  new Set(significantStems(sentence).filter((word) => sought.has(word))).size;

const withoutScore = ({ turnId, role, text }: ConversationQuote): ConversationQuote => ({ turnId, role, text });
