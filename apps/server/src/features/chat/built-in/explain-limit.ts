import { asksForWeather, type DetectedIntent, isWorldNews, type ModelKind } from '@app/understanding/intents';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { ArchiveAnswers, QuoteOptions } from './answer-archive.ts';
import type { Answer, Question } from './question.ts';
import { repliesIn } from './replies/all-replies.ts';
import type { Replies } from './replies/replies.ts';
import { reportsDone } from '@app/understanding/questions/done-reports';
import { opensQuestion } from '@app/understanding/recall/recall-question';
import { askedWords, namesAsked } from '@app/understanding/passages/asked-words';
import { asWritten } from './wording.ts';

export type NeedsModel = Extract<DetectedIntent, { intent: 'needs_model' }>;

interface LimitDependencies {
  findSuggestions: FindSuggestions;
  quoteArchive: ArchiveAnswers['quoteArchive'];
  quoteEvidence: ArchiveAnswers['quoteEvidence'];
  /** Says when the next event that a question names takes place. */
  findPlanned: (question: Question) => Promise<string | undefined>;
}

/**
 * How the archive is quoted for the kinds of messages that it may answer. Other kinds, such as a request to write
 * something, get no quotes.
 */
const QUOTE_OPTIONS: Partial<Record<ModelKind, QuoteOptions>> = {
  knowledge: { minShare: 0.65 },
  foreign: { minShare: 0.5 },
  unclear: {},
};

/** The archive may answer a question even if it sounds like a request for a program or for the weather. */
const QUESTION =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:how|what|why|when|where|which|who|did|does|do|is|was|were|has|have)\b/i;

/** 'What should I cook tonight': if its subject is a single word, quotes about this word do not answer it. */
const ASKS_FOR_ADVICE =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:what|which|where|how) (?:should|shall|can|could|might) (?:i|we)\b/i;
const MIN_ADVICE_WORDS = 2;

const ASKS_ABOUT_PAST =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:what|which|where|when|who|how (?:much|many|long|far|old|big)) (?:was|were|did)\b/i;

/** The key in `proposal` for each type of suggestion. */
const PROPOSAL_KEYS = { schedule: 'event', reminder: 'reminder', task: 'task', recommendation: 'task' } as const;

/**
 * Says in one line that the message needs a model, or was not understood. Quotes the archive if it may contain the
 * answer. If the message contains a plan, a suggestion is shown below the reply, and the reply only announces it.
 */
export async function explainLimit(
  { findSuggestions, findPlanned, quoteArchive, quoteEvidence }: LimitDependencies,
  question: Question,
  { kind, query, language, unknownPlace }: NeedsModel,
): Promise<Answer> {
  const { text, now, timeZone, isTemporary, replies: texts } = question;
  if (unknownPlace !== undefined) return { text: texts.unknownPlace(unknownPlace), isUncounted: true };
  const mayPlan = isTemporary !== true && !onlyAsks(text);
  const [plan] = mayPlan ? findSuggestions({ text, reference: now, timeZone }) : [];
  if (plan !== undefined) return { text: texts.proposal[PROPOSAL_KEYS[plan.type]] };
  const isRequest = kind === 'writing' || kind === 'code' || kind === 'translation';
  if (!isRequest && (asksForWeather(text) || (language === undefined && isWorldNews(text))))
    return { text: texts.noWorldNews, isUncounted: true };
  const isQuestion = (kind === 'code' || kind === 'outside') && QUESTION.test(text);
  const isAsked = isQuestion || /\?\s*$/.test(text) || kind === 'knowledge';
  const isVague = query.length < MIN_ADVICE_WORDS && ASKS_FOR_ADVICE.test(text);
  const options = isVague ? undefined : (QUOTE_OPTIONS[kind] ?? (isQuestion ? QUOTE_OPTIONS.knowledge : undefined));
  const evidence = isAsked && !isRequest && !isVague ? await quoteEvidence(question) : undefined;
  if (evidence !== undefined) return { text: evidence };
  const planned = isAsked && !isRequest ? await findPlanned(question) : undefined;
  if (planned !== undefined) return { text: planned };
  const missing = isAsked && !isRequest ? unknownNames(question, kind) : '';
  if (missing !== '') return { text: texts.nothingFound(missing), isUncounted: true };
  const quoted = options === undefined ? undefined : await quoteArchive(question, query, options);
  if (kind === 'unclear' && query.length > 0) {
    if (quoted !== undefined) return { text: quoted };
    return { text: `${texts.nothingFound(query.join(' '))} ${texts.unclearHint}`, isUncounted: true };
  }
  // What the archive answers needs no model.
  if (kind !== 'foreign' && quoted !== undefined) return { text: quoted };
  // 'What was the pin for the door' asks for something written before.
  if (kind === 'knowledge' && language === undefined && ASKS_ABOUT_PAST.test(text))
    return { text: texts.nothingFound(asWritten(text, query)), isUncounted: true };
  // 'I've picked a present' only reports something.
  if (!/\?\s*$/.test(text) && reportsDone(text)) return { text: texts.noTaskReported, isUncounted: true };
  // A question is not a request to make a call or to place an order.
  const reportedKind = kind === 'outside' && opensQuestion(text) ? 'knowledge' : kind;
  const limit = limitText(reportedKind, language === undefined ? texts : repliesIn(language), language);
  return quoted === undefined ? { text: limit, isUncounted: true } : { text: `${limit}\n\n${quoted}` };
}

/** 'How about lunch on Friday?' proposes something. */
const PROPOSES =
  /^\W*(?:(?:what|how) about|why (?:not|don['’]?t)|wat dacht|waarom niet|wie w[äa]re? es|warum nicht|pourquoi (?:pas|ne)|qu[eé] tal|por ?qu[eê] n[oã]|che ne|perch[eé] non)(?!\p{L})/iu;

/** Whether a message is a single question that proposes nothing: 'what do I have to finish by Friday?' is no task. */
export const onlyAsks = (text: string): boolean =>
  opensQuestion(text) && /^[^.!?;\n]+\?\s*$/.test(text.trim()) && !PROPOSES.test(text);

/** 'What is my sister's number' asks for something of the person's own, not for a phone call. */
const OWN_FACT =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:what|which|who|where)(?:['’]?s| is| are| was| were)\b.*\b(?:my|our)\b/i;

/** What a question asks for in vain: names in it, or something of the person's own. Empty for other questions. */
function unknownNames({ text, language }: Question, kind: ModelKind): string {
  if (kind === 'outside') return OWN_FACT.test(text) ? askedWords(text, language).join(' ') : '';
  if (language === 'en' || (kind !== 'knowledge' && kind !== 'foreign') || !SPEAKS_OF_PAST.test(text)) return '';
  const names = namesAsked(text, language);
  return names.length === 0 ? '' : asWritten(text, names);
}

/** Verbs in the past tense, in six languages other than English. */
const SPEAKS_OF_PAST =
  /(?<!\p{L})(?:was|waren|had|heette|zei|war|hatte|hieß|c['’]était|était|avait|avions|était-ce|fue|era|eran|había|fu|erano|aveva|foi|eram|tinha)(?!\p{L})/iu;

/** `language` is the one of the message, if it is not English: there may be no texts in it. */
function limitText(kind: ModelKind, texts: Replies, language: string | undefined): string {
  if (kind === 'foreign' || language === 'other') return texts.notUnderstood;
  if (kind === 'unclear') return language === undefined ? texts.unclear : texts.notUnderstood;
  return kind === 'outside' ? texts.unsupportedAction : texts.needsModel;
}
