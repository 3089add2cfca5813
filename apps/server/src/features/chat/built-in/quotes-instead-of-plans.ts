import type { DetectedIntent } from '@app/understanding/intents';
import { factAsked } from '@app/understanding/intent/detail-question';
import { askedWords } from '@app/understanding/passages/asked-words';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { ArchiveAnswers } from './answer-archive.ts';
import type { Question } from './question.ts';
import { eventLine } from './facts/event-facts.ts';
import { distanceOf } from './facts/fact-wording.ts';
import { matchesAny } from './wording.ts';

type PlanQuestion = Extract<DetectedIntent, { intent: 'plan_question' }>;

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 90;
/** The question is about an event whose title has at least this share of its words. */
const MIN_SHARE_IN_TITLE = 0.5;

/**
 * Quotes the archive if no planned event answers a question about plans, such as 'when is the wedding' before the
 * wedding is on the calendar. The question may also have been mistaken for one about plans.
 */
export function createQuotesInsteadOfPlans({
  schedule,
  quoteEvidence,
  quoteRecalled,
}: {
  schedule: ScheduleService;
  quoteEvidence: ArchiveAnswers['quoteEvidence'];
  quoteRecalled: (question: Question) => Promise<string | undefined>;
}) {
  /** Undefined for a question about a period, and if a planned event answers the question. */
  return async (question: Question, { about, window, isOverdue }: PlanQuestion): Promise<string | undefined> => {
    if (about !== 'events' || window.label !== '' || isOverdue === true) return undefined;
    const { userId, now, text, language } = question;
    const words = askedWords(text, language);
    if (words.length === 0) return undefined;
    const to = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
    const events = await schedule.list(userId, { from: now.toISOString(), to: to.toISOString() });
    const shares = events.map(({ title }) => words.filter((word) => matchesAny(title, [word])).length / words.length);
    if (Math.max(0, ...shares) >= MIN_SHARE_IN_TITLE) return undefined;
    return (await quoteRecalled(question)) ?? quoteEvidence(question);
  };
}

/** Answers with the next event whose title has all words of the question; undefined if there is none. */
export function createPlannedAnswer({ schedule }: { schedule: ScheduleService }) {
  return async (question: Question): Promise<string | undefined> => {
    const { userId, now, text, language, replies: texts } = question;
    const words = askedWords(text, language);
    if (words.length === 0 || factAsked(text) !== 'when') return undefined;
    const to = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
    const events = await schedule.list(userId, { from: now.toISOString(), to: to.toISOString() });
    const next = events.find(({ title }) => words.every((word) => matchesAny(title, [word])));
    return next && texts.oneEvent('next', eventLine(next, question), distanceOf(new Date(next.eventDate), question));
  };
}
