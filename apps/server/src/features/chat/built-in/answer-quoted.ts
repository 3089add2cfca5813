import { comparable } from '@app/understanding/own-data/command-forms';
import { askedWords } from '@app/understanding/passages/asked-words';
import { bestPassages, type Passage } from '@app/understanding/passages/best-passage';
import { type Continuation, continuationOf, sidesOf } from '@app/understanding/passages/continues-quote';
import { withoutMeasureWords } from '@app/understanding/passages/measured';
import { ASKS_REASON } from '@app/understanding/recall/question-words.table';
import { recallQuestion } from '@app/understanding/recall/recall-question';
import { type SoughtWord, soughtWords } from '@app/understanding/text/word-meanings';
import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { activePath } from '#features/conversations/conversations.service.ts';
import type { ConversationAnswerDependencies } from './answer-conversation.ts';
import { createFollowUpAnswer } from './answer-follow-up.ts';
import type { Question } from './question.ts';
import type { ReadMessage } from './thread.ts';
import { linkTo, oneLine, quoteOf } from './wording.ts';

/** A conversation that the previous reply quoted, or a related one. */
interface Source {
  id: string;
  title: string;
  turns: { id: string; role: 'user' | 'assistant'; text: string }[];
}

interface Found {
  source: Source;
  passages: readonly Passage[];
}

/**
 * The share of the question's words that the best passage must contain. A fragment such as 'and the price?' needs less.
 */
const MIN_SHARE: Record<Exclude<Continuation, 'more'>, number> = { reference: 0.34, question: 0.7 };
/** The same for a passage of a conversation that was not quoted. */
const MIN_SHARE_ELSEWHERE = 0.6;
/** A related conversation is chosen only if its share exceeds that of the quoted ones by this much. */
const MIN_LEAD = 0.3;
/** A question with fewer words is too vague to be answered from a conversation that was not quoted. */
const MIN_WORDS_ELSEWHERE = 2;
const MAX_NEIGHBOURS = 3;
const MAX_PASSAGES = 2;
/** A further passage must be nearly as good as the best. */
const MIN_RELATIVE_SCORE = 0.8;

/** Answers a follow-up to a reply that quoted conversations, from these conversations or from related ones. */
export function createQuotedAnswers(dependencies: ConversationAnswerDependencies) {
  const loadSource = createLoader(dependencies);
  const answerFollowUp = createFollowUpAnswer(dependencies);
  const { search } = dependencies;

  async function findNeighbours({ userId, thread }: Question): Promise<string[]> {
    const [first] = thread.cited;
    if (first === undefined) return [];
    const related = await search.listRelated(userId, first, MAX_NEIGHBOURS);
    return related.map(({ conversationId }) => conversationId).filter((id) => !thread.cited.includes(id));
  }

  async function findIn(question: Question, ids: readonly string[], minShare: number): Promise<Found | undefined> {
    const sources = (await Promise.all(ids.map((id) => loadSource(question.userId, id)))).flatMap((one) => one ?? []);
    const found = sources
      .map((source) => ({ source, passages: bestPassages(requestOf(question), source.turns, MAX_PASSAGES) }))
      .filter(({ passages: [best] }) => best !== undefined && best.share >= minShare && best.isMeasured);
    return found.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  }

  /** Undefined for a message that is not a follow-up, and if the conversations do not answer it. */
  return async (question: Question, read: ReadMessage): Promise<string | undefined> => {
    const { thread, text, replies: texts, userId } = question;
    const kind = thread.quotingReply === undefined ? undefined : continuationOf(text);
    if (!mayContinueQuote(read, kind)) return undefined;
    const [first] = thread.cited;
    if (kind === undefined || first === undefined) return undefined;
    if (kind === 'more') return quoteMore(question, await loadSource(userId, first));
    const isOfDay = read.intent.intent === 'cited' && read.intent.ask === 'when';
    const mayTell = (kind === 'reference' || asksOwnReason(question)) && sidesOf(text) === undefined;
    const told = mayTell ? await answerFollowUp(question, { isOfDay }) : undefined;
    if (told !== undefined || isOfDay) return told;
    if (askedWords(text, question.language).length === 0) return undefined;
    const cited = await findIn(question, thread.cited, MIN_SHARE[kind]);
    const subject = withoutMeasureWords(soughtWords(askedWords(text, question.language), question.language));
    const mayLeave = kind === 'reference' && subject.length >= MIN_WORDS_ELSEWHERE;
    const near = mayLeave ? await findIn(question, await findNeighbours(question), MIN_SHARE_ELSEWHERE) : undefined;
    const isNearer = near !== undefined && shareOf(near) > shareOf(cited) + MIN_LEAD;
    const found = isNearer ? near : cited;
    if (found !== undefined) return formatFound(found, question);
    const source = kind === 'reference' && isFollowUp(text) ? await loadSource(userId, first) : undefined;
    return source === undefined ? undefined : texts.noDetail(linkOf(source));
  };
}

/** 'Why do we no longer go there': a reason of the person's own, which what was shown may tell. */
const asksOwnReason = ({ text, language }: Question): boolean =>
  ASKS_REASON.test(comparable(text.toLowerCase())) && recallQuestion(text, language)?.isPersonal === true;

function createLoader({ db, conversations }: ConversationAnswerDependencies) {
  return async (userId: string, id: string): Promise<Source | undefined> => {
    const row = await conversations.find(db, userId, id);
    if (row === undefined) return undefined;
    const path = activePath(await conversations.listMessages(db, userId, id), row.activeLeafId);
    const turns = path
      .filter(({ model }) => model !== BUILT_IN_ASSISTANT)
      .map((message) => ({ id: message.id, role: message.role, text: message.content }));
    return turns.some(({ role }) => role === 'assistant') ? { id, title: row.title, turns } : undefined;
  };
}

/** Intents of messages that do not follow up on a quote: orders, and questions that something else answers. */
const OTHER_INTENTS: ReadonlySet<ReadMessage['intent']['intent']> = new Set([
  'event',
  'reminder',
  'task',
  'goal',
  'goal_progress',
  'remember',
  'memories',
  'move',
  'rename',
  'summary',
  'calculation',
  'date_time',
  'free_time',
  'help',
]);
const WRITTEN: ReadonlySet<string> = new Set(['writing', 'code', 'translation']);

function mayContinueQuote({ intent, question }: ReadMessage, kind: Continuation | undefined): boolean {
  // A short message about what was shown asks for no help with the app.
  if (intent.intent === 'help' && intent.topic === undefined && kind === 'reference') return true;
  if (OTHER_INTENTS.has(intent.intent)) return false;
  // 'And the last time?' asks for another conversation about the subject.
  const asksOther = intent.intent === 'archive_question' && (intent.recency ?? intent.asksWhen ?? intent.window);
  if (asksOther !== false && asksOther !== undefined) return false;
  // 'When did it arrive?' asks for what was said, and 'when was that?' for the day of the conversation.
  if (intent.intent === 'cited' && intent.ask !== 'detail' && intent.ask !== 'when') return false;
  if (intent.intent === 'plan_question' && intent.change !== undefined) return false;
  if (intent.intent === 'needs_model' && WRITTEN.has(intent.kind)) return false;
  return question === undefined || (question.sources ?? question.period) === undefined;
}

/** The question as a request for passages. For 'buyer or seller?' a passage needs only one of the two words. */
function requestOf({ text, language, thread }: Question) {
  const sides = sidesOf(text)?.map((side) => soughtWords(askedWords(side, language), language).flat());
  const either = sides?.every((side) => side.length > 0) === true ? [sides.flat()] : undefined;
  const { previous } = thread;
  const query = previous !== undefined && 'query' in previous ? (previous.query ?? []) : [];
  const before: SoughtWord[] = soughtWords(query, language);
  return { question: text, words: either ?? soughtWords(askedWords(text, language), language), before };
}

const shareOf = (found: Found | undefined): number => found?.passages[0]?.share ?? 0;
const scoreOf = ({ passages: [best] }: Found): number => best?.score ?? 0;
const linkOf = ({ id, title }: Source): string => linkTo({ title, conversationId: id });

/** Whether the message begins as a follow-up does: 'and what did it cost?', but not 'what does the notary do'. */
const isFollowUp = (text: string): boolean =>
  /^(?:and|but|en|und|et|y|e|maar|aber|mais|pero|ma|mas)[ ,]/i.test(text.trim());

function formatFound({ source, passages }: Found, { replies: texts }: Question): string {
  const best = scoreOf({ source, passages });
  const shown = passages.filter(
    ({ score, isMeasured: isStated }, at) => at === 0 || (isStated && score >= best * MIN_RELATIVE_SCORE),
  );
  return [texts.detailIn(linkOf(source)), ...shown.map(({ quote }) => quoteOf(quote.role, quote.text, texts))].join(
    '\n\n',
  );
}

const MAX_MORE = 4;
const MAX_MORE_LENGTH = 420;

/** Quotes the statements of the conversation that the previous reply left out. */
function quoteMore({ thread, replies: texts }: Question, source: Source | undefined): string | undefined {
  if (source === undefined) return undefined;
  const known = thread.quotingReply ?? '';
  const rest = source.turns
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ id, text }) => text.split(/\n{2,}/).map((part) => ({ id, text: oneLine(part) })))
    .filter(({ text }) => text.length > 2 && !known.includes(text.slice(0, 40)))
    .slice(0, MAX_MORE);
  if (rest.length === 0) return texts.noDetail(linkOf(source));
  return [texts.detailIn(linkOf(source)), ...rest.map(({ text }) => quoteOf('assistant', shorten(text), texts))].join(
    '\n\n',
  );
}

/** Whole sentences, as many as fit. */
function shorten(text: string): string {
  if (text.length <= MAX_MORE_LENGTH) return text;
  const cut = text.slice(0, MAX_MORE_LENGTH);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => cut.lastIndexOf(mark)));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.replace(/\s+\S*$/, '')}…`;
}
