import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { type RecallAnswer, recallIn } from '@app/understanding/recall/recall-answer';
import { type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { soughtWords } from '@app/understanding/text/word-meanings';
import { stem } from '@app/understanding/text/words';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import { mapInTurns } from '#platform/map-in-turns.ts';
import { hasName, toTurns } from './evidence.ts';
import type { Question } from './question.ts';

/** Few, because each is read sentence by sentence. */
const MAX_CANDIDATES = 8;
/** The share of the question's subject that a conversation must have. */
const MIN_SHARE = 0.6;
/** The same for a question that does not clearly ask for the person's own past: it may be one of world knowledge. */
const MIN_UNSURE_SHARE = 0.8;
/** With so much of the subject in its title, a conversation is about it, even if it does not say what is asked for. */
const MIN_TITLE_SHARE = 0.5;
/** A conversation with at most this share of the subject is not about it. */
const MAX_UNKNOWN_SHARE = 0.5;

export interface Found {
  hit: ConversationHit;
  answer: RecallAnswer;
}

interface Recalled {
  asked: RecallQuestion;
  /** The conversation that answers the question. */
  answering: Found | undefined;
  /** A conversation about the subject. */
  close: Found | undefined;
  /** A conversation that has the names and much of the subject in its title, although it lacks other words. */
  titled: Found | undefined;
  /** A conversation with all names of the question; undefined if it has none. */
  named: Found | undefined;
  /** Whether a conversation has much of the subject. */
  isKnown: boolean;
}

/** The conversations that answer a question or are about its subject. */
export async function findRecalled(
  search: SearchService,
  question: Question,
  asWritten: RecallQuestion,
): Promise<Recalled> {
  const asked = await spelt(search, question, asWritten);
  const hits = await findHits(search, question, asked);
  const isInThisChat = hits.some(({ conversationId }) => conversationId === question.conversationId);
  const found = await readHits(hits, question, asked);
  const isSingle = subjectOf(asked).length < 2;
  const minShare = asked.isOwnPast ? MIN_SHARE : MIN_UNSURE_SHARE;
  const about = found.filter(
    ({ answer }) =>
      answer.share >= minShare && (!isSingle || answer.titleShare > 0 || answer.sentences[0] !== undefined),
  );
  // Who somebody is, is said when they are first named.
  const inOrder = asksWhoIs(asked)
    ? about.toSorted((a, b) => a.hit.createdAt.getTime() - b.hit.createdAt.getTime())
    : about;
  const answering = inOrder.find(({ answer }) => answer.sentences[0] !== undefined);
  const close = about.find(({ answer }) => answer.titleShare >= MIN_TITLE_SHARE);
  const titled = close ?? found.find(({ answer }) => answer.titleShare >= MIN_TITLE_SHARE);
  // Documents of this conversation are searched elsewhere.
  const isKnown = isInThisChat || about.length > 0 || (found[0]?.answer.share ?? 0) > MAX_UNKNOWN_SHARE;
  const named = asked.names.length > 0 ? found[0] : undefined;
  return { asked, answering, close, titled, named, isKnown };
}

/** 'Who is Etienne?' */
const asksWhoIs = ({ parts: [first, second], names }: RecallQuestion): boolean =>
  first?.fact?.kind === 'who' &&
  second === undefined &&
  first.relations.length === 0 &&
  first.subject.length > 0 &&
  first.subject.every((word) => names.includes(word));

function findHits(
  search: SearchService,
  { userId, text, language }: Question,
  asked: RecallQuestion,
): Promise<ConversationHit[]> {
  const subject = subjectOf(asked);
  return search.findConversationsByWords(userId, {
    words: language === 'en' ? subject.map(stem) : subject,
    text,
    language,
    limit: MAX_CANDIDATES,
    filter: { excludedModel: BUILT_IN_ASSISTANT },
  });
}

/** What the other conversations answer, the best first. */
async function readHits(
  hits: readonly ConversationHit[],
  { language, conversationId }: Question,
  asked: RecallQuestion,
): Promise<Found[]> {
  const names = soughtWords(asked.names, language);
  const named = hits.filter(
    (hit) => hit.conversationId !== conversationId && names.every((name) => hasName(hit, name)),
  );
  const read = asksWhoIs(asked) ? { ...asked, asksOutcome: false } : asked;
  const found = await mapInTurns(named, (hit): Found[] => {
    const answer = recallIn(read, language, { title: hit.title, turns: toTurns(hit) });
    return answer === undefined ? [] : [{ hit, answer }];
  });
  return found.flat().toSorted((a, b) => b.answer.score - a.answer.score);
}

/** The question with the words that the archive has instead of those that were misspelt. */
async function spelt(
  search: SearchService,
  { userId, language }: Question,
  asked: RecallQuestion,
): Promise<RecallQuestion> {
  if (language !== 'en') return asked;
  const words = subjectOf(asked);
  const corrected = await search.correctWords(userId, words, BUILT_IN_ASSISTANT);
  const meant = (word: string): string => corrected[words.indexOf(word)] ?? word;
  return {
    ...asked,
    parts: asked.parts.map((part) => ({ ...part, subject: part.subject.map(meant) })),
    names: asked.names.map(meant),
  };
}
