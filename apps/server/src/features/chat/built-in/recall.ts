import { answerQuotes } from '@app/understanding/answer-quotes';
import { asksAllDecisions, asksForQuestion } from '@app/understanding/decision-quotes';
import { comparable } from '@app/understanding/own-data/command-forms';
import type { ConversationQuote } from '@app/understanding/quote-conversation';
import { isOwnWords, recallQuestion, type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { REPORTED } from '@app/understanding/recall/relations.table';
import { passageAround } from '@app/understanding/recall/passage-around';
import type { SearchService } from '#features/search/search.service.ts';
import { formatQuotes } from './archive-quotes.ts';
import { toTurns } from './evidence.ts';
import { type Found, findRecalled } from './find-recalled.ts';
import type { Answer, Question } from './question.ts';
import type { ReadMessage } from './thread.ts';
import { linkTo, subjectWritten } from './wording.ts';

/** Answers a question for something that was said, decided or bought before by the sentence that says it. */
export function createRecall({ search }: { search: SearchService }) {
  return {
    /** The sentence that answers a question that was taken for one about plans; undefined if there is none. */
    quoteRecalled: async (question: Question): Promise<string | undefined> => {
      const asked = recallQuestion(question.text, question.language);
      if (asked === undefined || subjectOf(asked).length === 0) return undefined;
      const { answering } = await findRecalled(search, question, asked);
      return answering && format(question, asked, answering);
    },

    /** Undefined when the question is none for the past, or is better answered in another way. */
    recall: async (question: Question, read: ReadMessage): Promise<Answer | undefined> => {
      const asWritten = recallQuestion(question.text, question.language);
      if (asWritten === undefined || !mayRecall(read, asWritten, question)) return undefined;
      const { asked, answering, close, isKnown } = await findRecalled(search, question, asWritten);
      const isListed = read.intent.intent === 'archive_question' && !isParticular(asked, question.text);
      if (answering !== undefined && !isListed) return { text: format(question, asked, answering) };
      // What is not in the archive may be in the calendar.
      if (read.intent.intent === 'plan_question') return undefined;
      // A name of the archive shows that the question is about the person's own affairs.
      if (!asked.isOwnPast && asked.names.length === 0) return undefined;
      const { replies: texts } = question;
      if (close !== undefined && isDefinite(asked))
        return { text: texts.noDetail(linkTo(close.hit)), isUncounted: true };
      if (!asked.isOwnPast || close !== undefined || (answering !== undefined && isListed)) return undefined;
      if (read.intent.intent === 'archive_question' && isKnown && !isDefinite(asked)) return undefined;
      return { text: texts.nothingFound(subjectWritten(question.text, subjectOf(asWritten))), isUncounted: true };
    },
  };
}

function format(question: Question, asked: RecallQuestion, found: Found): string {
  const quotes = formatQuotes(question, found.hit, quotesOf(found, asked, question));
  const [asWritten, meant] = [recallQuestion(question.text, question.language), subjectOf(asked).join(' ')];
  const isSpelt = asWritten === undefined || subjectOf(asWritten).join(' ') === meant;
  const { fromArchive, fromArchiveFor } = question.replies;
  return [isSpelt ? fromArchive : fromArchiveFor(meant), ...quotes].join('\n\n');
}

/** Whether a sentence has to say something particular, such as a price or what was chosen. */
const isDefinite = ({ parts: [first] }: RecallQuestion): boolean =>
  first !== undefined &&
  (first.fact !== undefined || first.relations.some((relation) => relation !== 'advise' && REPORTED.has(relation)));

/** Whether a question asks for a part of a conversation, and not for what was said about a subject at all. */
const isParticular = (asked: RecallQuestion, text: string): boolean =>
  isDefinite(asked) ||
  asked.parts.length > 1 ||
  asked.parts.some(({ relations }) => relations.includes('advise') && !isOwnWords(text));

/** Orders, questions about the calendar or a list, and requests to write something are none for the past. */
function mayRecall(
  { intent, question: asksList }: ReadMessage,
  asked: RecallQuestion,
  { text, thread }: Question,
): boolean {
  if (asksList !== undefined && asksList.isQuoted !== true && !isCountOfThings(intent, asked)) return false;
  if (subjectOf(asked).length === 0 || asksForQuestion(text)) return false;
  switch (intent.intent) {
    case 'archive_question':
      if (asksAllDecisions(text, intent.query)) return false;
      return [intent.window, intent.recency, intent.isList, intent.asksCategory, intent.category, intent.parts].every(
        (detail) => detail === undefined,
      );
    case 'needs_model':
      return (
        asked.isOwnPast ||
        asked.parts[0]?.fact !== undefined ||
        intent.kind === 'knowledge' ||
        intent.kind === 'foreign' ||
        intent.kind === 'unclear'
      );
    case 'plan_question':
      return asked.isOwnPast && intent.about === 'events' && intent.change === undefined && intent.isOverdue !== true;
    case 'count_question':
      return isCountOfThings(intent, asked);
    default:
      return (
        thread.quotingReply === undefined &&
        asked.isOwnPast &&
        // 'Was I free on Friday' is about the calendar.
        ((intent.intent === 'free_time' && intent.window.label === '') || intent.intent === 'goal_progress')
      );
  }
}

/** 'How many letters did we find' counts no conversations. */
const isCountOfThings = (intent: ReadMessage['intent'], { isOwnPast, parts: [first] }: RecallQuestion): boolean =>
  intent.intent === 'count_question' &&
  isOwnPast &&
  intent.window === undefined &&
  !intent.isTrend &&
  first !== undefined &&
  first.fact?.kind === 'measure' &&
  !ASKS_OFTEN.test(comparable(first.text));
const ASKS_OFTEN =
  /\b(?:how (?:often|many times)|hoe vaak|hoeveel keer|wie (?:oft|haufig)|wie viele male|combien de fois|cuantas veces|con que frecuencia|quante volte|quantas vezes|com que frequencia|ask|asked|talk\w*|mention\w*|discuss\w*|gevraagd|gepraat|gesproken|gefragt|gesprochen|geredet|demande\w*|parle\w*|pregunt\w+|habl\w+|chiest\w|parlat\w|pergunt\w+|falei|falamos)\b/;

/** The sentences that answer the parts of a question, each with what belongs to it; otherwise the reply to it. */
function quotesOf({ hit, answer }: Found, asked: RecallQuestion, { text, language }: Question): ConversationQuote[] {
  const turns = toTurns(hit);
  const isStated =
    asked.parts.some(({ fact, relations }) => fact !== undefined || relations.length > 0) && !isOwnWords(text);
  if (!isStated) return answerQuotes({ question: text, query: subjectOf(asked), language }, turns);
  const units = answer.sentences.filter((unit) => unit !== undefined);
  const order = new Map(turns.map(({ id }, at) => [id, at]));
  const inOrder = units.toSorted((a, b) => (order.get(a.turnId) ?? 0) - (order.get(b.turnId) ?? 0) || a.at - b.at);
  const quotes: ConversationQuote[] = [];
  for (const unit of inOrder) {
    const isQuoted = quotes.some((quote) => quote.turnId === unit.turnId && quote.text.includes(unit.text));
    if (!isQuoted) quotes.push(passageAround(unit, turns));
  }
  return quotes;
}
