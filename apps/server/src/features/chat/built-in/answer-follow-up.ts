import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { comparable } from '@app/understanding/own-data/command-forms';
import { askedWords } from '@app/understanding/passages/asked-words';
import { accountOf } from '@app/understanding/recall/account';
import { ASKS_REASON } from '@app/understanding/recall/question-words.table';
import { followUpQuestion } from '@app/understanding/recall/follow-up';
import { type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { containsWord, wordSetOf } from '@app/understanding/recall/word-set';
import { isUntranslated, type SoughtWord, soughtInAnyLanguage } from '@app/understanding/text/word-meanings';
import { stem } from '@app/understanding/text/words';
import { activePath } from '#features/conversations/conversations.service.ts';
import type { ConversationHit } from '#features/search/search.service.ts';
import type { ConversationAnswerDependencies } from './answer-conversation.ts';
import { formatQuotes } from './archive-quotes.ts';
import { toTurns } from './evidence.ts';
import { certaintyOf, type RecallSource } from './find-recalled.ts';
import type { Question } from './question.ts';
import { formatRecalled } from './recalled-reply.ts';
import { findLater } from './find-later.ts';
import { linkTo, quoteOf, subjectWritten } from './wording.ts';

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
    const written = followUpQuestion(text, language, before, question.written);
    if (written === undefined || cited.length === 0) return undefined;
    const others = await findOthers(question, written);
    const sources = sourcesOf(cited, others, soughtInAnyLanguage(before, language));
    const fresh = newSubject(written, question, { sources, others: others.map((hit) => sourceOf(hit, false)), before });
    const asked = fresh?.asked ?? withKnownWords(written, question, sources, before);
    const account = accountOf(asked, language, fresh?.sources ?? sources);
    const { told } = account;
    const [first] = told;
    if (first === undefined) return fresh === undefined ? undefined : texts.nothingFound(fresh.words);
    const certainty = certaintyOf({ ...account, asked }, language);
    // 'When was that?' may ask for the day of the conversation.
    if (certainty === 'lacking') return isOfDay ? undefined : texts.noDetail(linkTo(first.source.hit));
    const recalled = { ...account, asked, hasKnownName: false, hits: others };
    if (fresh !== undefined || asked.state !== undefined || certainty === 'close')
      return formatRecalled(question, asked, recalled, await findLater(search, question, recalled));
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

/** The shown conversations, and others that have more than half of the words. */
function sourcesOf(
  cited: readonly ConversationHit[],
  others: readonly ConversationHit[],
  words: readonly SoughtWord[],
): RecallSource[] {
  const isAbout = ({ title, turns }: RecallSource): boolean => {
    const known = wordSetOf(title, ...turns.map((turn) => turn.text));
    return words.filter((word) => containsWord(known, word)).length * 2 > words.length;
  };
  return [...cited.map((hit) => sourceOf(hit, true)), ...others.map((hit) => sourceOf(hit, false)).filter(isAbout)];
}

const sourceOf = (hit: ConversationHit, isShown: boolean): RecallSource => ({
  title: hit.title,
  at: hit.createdAt,
  turns: toTurns(hit),
  isShown,
  hit,
});

/** Words that stand for what was shown, in seven languages: lower case, without accents. */
const REFERS_BACK =
  /(?<![a-z])(?:it|its|that|there|this|those|he|she|him|they|them|het|dat|daar|hij|zij|ze|das|es|er|sie|ihn|ihm|ihr|dort|dabei|davon|dafur|ca|cela|il|elle|lui|y|eso|alli|ella|quello|lei|ne|ci|isso|la|ali|ele|ela)(?![a-z])/;

/**
 * A follow-up that names somebody or something else than what was shown: 'and Bas's teacher, what is she called?'. Its
 * own words are looked for in the other conversations. Undefined if the shown conversations have them, or none has.
 */
function newSubject(
  asked: RecallQuestion,
  { text, language }: Question,
  {
    sources,
    others,
    before,
  }: { sources: readonly RecallSource[]; others: readonly RecallSource[]; before: readonly string[] },
): { asked: RecallQuestion; sources: readonly RecallSource[]; words: string } | undefined {
  const own = subjectOf(asked).filter((word) => !before.includes(word));
  const isShown = knownIn(
    sources.filter((source) => source.isShown === true),
    language,
  );
  const isElsewhere = knownIn(others, language);
  const added = own.filter((word) => !isShown(word) && isElsewhere(word));
  // German writes every noun with a capital, but those of things have a meaning.
  const isNamed = added.some(
    (word) =>
      text.includes(word.charAt(0).toUpperCase() + word.slice(1)) &&
      (language !== 'de' || soughtInAnyLanguage([word], language).every(isUntranslated)),
  );
  const plain = comparable(text.toLowerCase());
  const refersBack = ASKS_REASON.test(plain) || REFERS_BACK.test(plain) || own.some(isShown);
  if (added.length === 0 || (!isNamed && refersBack)) return undefined;
  const parts = asked.parts.map((part) => {
    const words = part.subject.filter((word) => own.includes(word));
    return { ...part, subject: words.length > 0 ? words : own };
  });
  return { asked: { ...asked, parts }, sources: others, words: subjectWritten(text, own) };
}

/** Whether some conversations have a word, in any language. */
function knownIn(some: readonly RecallSource[], language: Question['language']): (word: string) => boolean {
  const known = some.map(({ title, turns }) => wordSetOf(title, ...turns.map(({ text }) => text)));
  return (word) => soughtInAnyLanguage([word], language).some((one) => known.some((set) => containsWord(set, one)));
}

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
  const isKnown = knownIn(sources, language);
  const isShown = knownIn(
    sources.filter((source) => source.isShown === true),
    language,
  );
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
