import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { askedWords } from '@app/understanding/passages/asked-words';
import { accountOf } from '@app/understanding/recall/account';
import { followUpQuestion, type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { containsWord, wordSetOf } from '@app/understanding/recall/word-set';
import { soughtInAnyLanguage } from '@app/understanding/text/word-meanings';
import { stem } from '@app/understanding/text/words';
import { activePath } from '#features/conversations/conversations.service.ts';
import type { ConversationHit } from '#features/search/search.service.ts';
import type { ConversationAnswerDependencies } from './answer-conversation.ts';
import { formatQuotes } from './archive-quotes.ts';
import { toTurns } from './evidence.ts';
import { lacksFact, type RecallSource } from './find-recalled.ts';
import type { Question } from './question.ts';
import { linkTo, quoteOf } from './wording.ts';

/** Other conversations about the same, which may tell what the quoted ones do not. */
const MAX_OTHERS = 6;

/**
 * Answers a message that only makes sense after the quotes before it, such as 'and what did we agree on?': from the
 * quoted conversations, or from another about the same. Undefined if the message asks for nothing that a statement says.
 */
export function createFollowUpAnswer(dependencies: ConversationAnswerDependencies) {
  const { search } = dependencies;

  async function findOthers(question: Question, asked: RecallQuestion): Promise<ConversationHit[]> {
    const { userId, text, language, thread, conversationId } = question;
    const words = subjectOf(asked);
    const hits = await search.findConversationsByWords(userId, {
      words: language === 'en' ? words.map(stem) : words,
      text,
      language,
      inAnyLanguage: true,
      limit: MAX_OTHERS,
      filter: { excludedModel: BUILT_IN_ASSISTANT },
    });
    return hits.filter((hit) => hit.conversationId !== conversationId && !thread.cited.includes(hit.conversationId));
  }

  return async (question: Question, { isOfDay }: { isOfDay: boolean }): Promise<string | undefined> => {
    const { text, language, thread, userId, replies: texts } = question;
    const loaded = await Promise.all(thread.cited.map((id) => loadHit(dependencies, userId, id)));
    const cited = loaded.filter((hit) => hit !== undefined);
    const { previous } = thread;
    const query = previous !== undefined && 'query' in previous ? (previous.query ?? []) : [];
    const before = query.length > 0 ? query : askedWords(cited[0]?.title ?? '', language);
    const written = followUpQuestion(text, language, before);
    if (written === undefined || cited.length === 0) return undefined;
    const others = await findOthers(question, written);
    const about = soughtInAnyLanguage(before, language);
    const isAbout = ({ title, turns }: RecallSource): boolean => {
      const known = wordSetOf(title, ...turns.map((turn) => turn.text));
      return about.filter((word) => containsWord(known, word)).length * 2 > about.length;
    };
    const sources = [
      ...cited.map((hit) => sourceOf(hit, true)),
      ...others.map((hit) => sourceOf(hit, false)).filter(isAbout),
    ];
    const asked = withKnownWords(written, question, sources, before);
    const account = accountOf(asked, language, sources);
    const { told } = account;
    const [first] = told;
    if (first === undefined) return undefined;
    // 'When was that?' may ask for the day of the conversation.
    if (lacksFact({ ...account, asked })) return isOfDay ? undefined : texts.noDetail(linkTo(first.source.hit));
    if (told.length === 1) {
      const quotes = first.quotes.map((quote) => quoteOf(quote.role, quote.text, texts));
      return [texts.detailIn(linkTo(first.source.hit)), quotes.join('\n>\n')].join('\n\n');
    }
    return [
      texts.fromArchive,
      ...told.flatMap(({ source, quotes }) => formatQuotes(question, source.hit, quotes)),
    ].join('\n\n');
  };
}

const sourceOf = (hit: ConversationHit, isShown: boolean): RecallSource => ({
  title: hit.title,
  at: hit.createdAt,
  turns: toTurns(hit),
  isShown,
  hit,
});

/**
 * The question with the words of its own that the shown conversations have; else with those of others. Words that none
 * has are another way to ask, and no subject.
 */
function withKnownWords(
  asked: RecallQuestion,
  { language }: Question,
  sources: readonly RecallSource[],
  before: readonly string[],
): RecallQuestion {
  const isIn = (some: readonly RecallSource[]): ((word: string) => boolean) => {
    const known = some.map(({ title, turns }) => wordSetOf(title, ...turns.map(({ text }) => text)));
    return (word) => soughtInAnyLanguage([word], language).some((one) => known.some((set) => containsWord(set, one)));
  };
  const isKnown = isIn(sources);
  const isShown = isIn(sources.filter((source) => source.isShown === true));
  const parts = asked.parts.map((part) => {
    const own = part.subject.filter((word) => !before.includes(word));
    const shown = own.filter(isShown);
    return shown.length > 0
      ? { ...part, subject: shown, soft: [...part.soft, ...before] }
      : { ...part, subject: [...before, ...own].filter(isKnown) };
  });
  return { ...asked, parts };
}

async function loadHit(
  { db, conversations }: ConversationAnswerDependencies,
  userId: string,
  id: string,
): Promise<ConversationHit | undefined> {
  const row = await conversations.find(db, userId, id);
  if (row === undefined) return undefined;
  const path = activePath(await conversations.listMessages(db, userId, id), row.activeLeafId);
  const messages = path
    .filter(({ model }) => model !== BUILT_IN_ASSISTANT)
    .map((message) => ({
      id: message.id,
      conversationId: id,
      role: message.role,
      content: message.content,
      createdAt: message.createdAt,
    }));
  return {
    conversationId: id,
    title: row.title,
    createdAt: row.createdAt,
    lastActivityAt: row.createdAt,
    share: 1,
    score: 1,
    messages,
  };
}
