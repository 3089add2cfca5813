import type { DataQuestion } from '@app/understanding/questions/data-question';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Question } from '../question.ts';
import { eventsOf, eventLine } from './event-facts.ts';
import { spanInWords } from './fact-wording.ts';
import { taskAnswer, tasksOf } from './task-facts.ts';

const MAX_EVENTS = 20;

/** What was on the schedule and which tasks were finished in a period; empty strings where there is nothing. */
export async function reviewOfPlans(
  { schedule, tasks }: { schedule: ScheduleService; tasks: TasksService },
  question: Question,
  { period }: DataQuestion,
): Promise<string[]> {
  if (period === undefined) return [];
  const { now, replies: texts } = question;
  const filter = { words: [], subject: '', period: { ...period, to: period.to > now ? now : period.to } };
  const events = await eventsOf(schedule, question, filter, { isPast: true });
  const span = spanInWords(period, question);
  const eventLines = events.slice(0, MAX_EVENTS).map((event) => `- ${eventLine(event, question)}`);
  const asked: DataQuestion = { ...filter, thing: 'tasks', act: 'list', state: 'done' };
  const done = await tasksOf(tasks, question, asked);
  return [
    ...(events.length === 0 ? [] : [[texts.reviewedEvents(events.length, span), '', ...eventLines].join('\n')]),
    ...(done.length === 0 ? [] : [await taskAnswer(tasks, question, asked)]),
  ];
}
