import { LIST_LENGTH } from '@app/understanding/questions/follow-up-question';
import { asksWhatElse } from '@app/understanding/questions/what-else';
import { type PlansDependencies, taskLine } from './answer-plans.ts';
import { eventLine } from './facts/event-facts.ts';
import type { Answer, AskedMessage, Period, Question } from './question.ts';
import type { Thread } from './thread.ts';

const DAYS_AHEAD = 90;
const DAY_MS = 86_400_000;
const MAX_NEXT = 3;

/** Answers 'what else?' after a list of plans: says that this was all, and lists the next events or the other tasks. */
export function createWhatElse(dependencies: PlansDependencies) {
  return async (asked: AskedMessage, thread: Thread): Promise<Answer | undefined> => {
    const kind = asksWhatElse(asked.text);
    const { previous } = thread;
    const last = asked.path.at(-1);
    // After a quote, 'what else?' asks for more of the quoted conversation.
    if (kind === undefined || last?.role !== 'assistant' || thread.quotingReply !== undefined) return undefined;
    if (previous?.intent !== 'plan_question' && previous?.intent !== 'free_time') return undefined;
    const isOfGoals = previous.intent === 'plan_question' && previous.about === 'goals';
    if (isOfGoals || hasMore(last.content, asked)) return undefined;
    const isOfTasks = previous.intent === 'plan_question' && previous.about === 'tasks';
    const tasks = kind === 'list' || isOfTasks ? await otherTasks(dependencies, asked, last.content) : [];
    if (kind === 'list' || tasks.length > 0) return asAnswer(tasks, asked);
    const { label } = previous.window;
    const span = label === '' ? '' : asked.replies.spanOf(previous.window.from, previous.window.to, asked.timeZone);
    const next = isOfTasks ? [] : await comingAfter(dependencies, asked, previous.window, last.content);
    return { text: [asked.replies.thatIsAll(span), ...next].join('\n'), hasNoPlans: true };
  };
}

/** Whether the reply shows only a part of a list. 'What else?' then asks for the rest. */
const hasMore = (reply: string, { replies: { moreOf } }: AskedMessage): boolean =>
  reply.split('\n').some((line) => /\d/.test(line) && line === moreOf(Number(/\d+/.exec(line)?.[0])));

function asAnswer(lines: readonly string[], { replies: texts }: AskedMessage): Answer {
  const text = lines.length === 0 ? texts.nothingFurther : [texts.otherTasks, '', ...lines].join('\n');
  return { text, hasNoPlans: true };
}

/** The open tasks that a reply does not list. */
async function otherTasks({ tasks }: PlansDependencies, asked: AskedMessage, reply: string): Promise<string[]> {
  const open = await tasks.list(asked.userId, { done: false });
  const others = open.filter(({ title }) => !reply.includes(`- ${title}`));
  const rest = others.length - LIST_LENGTH;
  const lines = others.slice(0, LIST_LENGTH).map((task) => taskLine(task, asked));
  return rest > 0 ? [...lines, '', asked.replies.moreOf(rest)] : lines;
}

/** The next events after a period that a reply does not list. */
async function comingAfter(
  { schedule }: PlansDependencies,
  { userId, now, timeZone, replies: texts }: Pick<Question, 'userId' | 'now' | 'timeZone' | 'replies'>,
  { to }: Period,
  reply: string,
): Promise<string[]> {
  const from = to > now ? to : now;
  const end = new Date(from.getTime() + DAYS_AHEAD * DAY_MS);
  const listed = await schedule.list(userId, { from: from.toISOString(), to: end.toISOString() });
  const lines = listed
    .map((event) => `- ${eventLine(event, { timeZone, replies: texts })}`)
    .filter((line) => !reply.includes(line))
    .slice(0, MAX_NEXT);
  return lines.length === 0 ? [] : ['', texts.comesNext, '', ...lines];
}
