import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { DetectedIntent } from '@app/understanding/intents';
import { stem } from '@app/understanding/text/words';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { localDay } from '#platform/local-day.ts';
import type { ArchiveAnswers } from './answer-archive.ts';
import { barChart, barsOverTime } from './bar-chart.ts';
import type { Question } from './question.ts';
import { asWritten, linkTo, matchesAny } from './wording.ts';

type CountQuestion = Extract<DetectedIntent, { intent: 'count_question' }>;

export interface CountDependencies {
  /** Used when the count is 0: a question such as “how many teeth …” may ask for something in the archive. */
  quoteArchive: ArchiveAnswers['quoteArchive'];
  search: SearchService;
  categories: CategoriesService;
  schedule: ScheduleService;
  tasks: TasksService;
  reminders: RemindersService;
}

const YEAR_MS = 365 * 86_400_000;
const MAX_MONTHS = 18;
const MAX_TOPICS = 8;
const MAX_EXAMPLES = 3;

/** Counts conversations, topics and plans, with a small chart. */
export function createCountAnswers(dependencies: CountDependencies) {
  const { reminders } = dependencies;
  return {
    count: async (question: Question, asked: CountQuestion): Promise<string> => {
      switch (asked.counted) {
        case 'conversations':
          return countConversations(dependencies, question, asked);
        case 'topics':
          return countTopics(dependencies, question, asked);
        case 'events':
          return countEvents(dependencies, question, asked);
        case 'tasks':
          return countTasks(dependencies, question, asked);
        case 'reminders':
          return question.replies.countedReminders(
            (await reminders.list(question.userId)).filter(({ nextAt }) => nextAt !== null).length,
          );
      }
    },
  };
}

async function countConversations(
  { search, quoteArchive }: CountDependencies,
  question: Question,
  { query, window }: CountQuestion,
): Promise<string> {
  const { userId, timeZone, text, replies: texts } = question;
  const isBusiest = ASKS_BUSIEST.test(text);
  const isOfArchive = query.length > 0 || isBusiest;
  const filter = { ...window, ...(isOfArchive && { excludedModel: BUILT_IN_ASSISTANT }) };
  const countMonths = (words: readonly string[]) => search.countByMonth(userId, { words, text, filter, timeZone });
  const asked = query.map(stem);
  let words: readonly string[] = asked;
  let months = await countMonths(asked);
  if (months.length === 0 && query.length > 0) {
    words = (await search.correctWords(userId, asked, BUILT_IN_ASSISTANT)).map(stem);
    if (words.some((word, at) => word !== asked[at])) months = await countMonths(words);
  }
  const total = months.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 && query.length > 0) {
    const quoted = await quoteArchive(question, query, { window, byMeaning: true });
    if (quoted !== undefined) return quoted;
  }
  const span = window === undefined ? '' : texts.spanOf(window.from, window.to, timeZone);
  const answer = [texts.counted(total, asWritten(text, query), span)];
  const busiest = months.toSorted((a, b) => b.count - a.count)[0];
  if (busiest !== undefined && months.length > 1 && isBusiest)
    answer[0] = texts.busiestMonth(texts.formatMonth(new Date(`${busiest.month}-01T00:00:00Z`), 'UTC'), busiest.count);
  if (months.length > 1) answer.push(texts.overTime, barChart(barsOverTime(months, MAX_MONTHS)));
  if (query.length > 0 && total > 0) {
    const examples = await search.findConversationsByWords(userId, { words, text, filter, limit: MAX_EXAMPLES });
    answer.push(examples.map((hit) => `- ${linkTo(hit)}`).join('\n'));
  }
  return answer.join('\n\n');
}

const ASKS_BUSIEST = /\b(?:busiest|most)\b/i;

async function countTopics(
  { search, categories }: CountDependencies,
  { userId, timeZone, replies: texts }: Question,
  { window }: CountQuestion,
): Promise<string> {
  const [counts, allCategories] = await Promise.all([
    search.countByCategory(userId, window ?? {}),
    categories.list(userId),
  ]);
  const names = new Map(allCategories.map(({ id, name }) => [id, name]));
  const bars = counts
    .map(({ categoryId, count }) => ({ label: names.get(categoryId) ?? '', count }))
    .filter(({ label }) => label !== '')
    .slice(0, MAX_TOPICS);
  // 'Mostly about Other' says nothing.
  const other = allCategories.find(({ name }) => name === 'Other')?.name;
  const named = bars.some(({ label }) => label !== other) ? bars.filter(({ label }) => label !== other) : bars;
  const [top] = named;
  if (top === undefined) return texts.nothingToCount;
  const largest = named.filter(({ count }) => count === top.count).map(({ label }) => label);
  const span = window === undefined ? '' : texts.spanOf(window.from, window.to, timeZone);
  return [texts.mostAbout(largest, top.count, span), barChart(bars)].join('\n\n');
}

async function countTasks(
  { tasks }: CountDependencies,
  question: Question,
  { window }: CountQuestion,
): Promise<string> {
  const { userId, timeZone, replies: texts } = question;
  const open = await tasks.list(userId, { done: false });
  if (window === undefined || window.label === '') return texts.countedTasks(open.length);
  const [first, last] = [localDay(window.from, timeZone), localDay(new Date(window.to.getTime() - 1), timeZone)];
  const due = open.filter(({ dueDate }) => dueDate !== null && dueDate >= first && dueDate <= last).length;
  const span = texts.spanOf(window.from, window.to, timeZone);
  return `${texts.countedTasksDue(due, span)} ${texts.countedTasks(open.length)}`;
}

async function countEvents(
  { schedule }: CountDependencies,
  question: Question,
  { query, window }: CountQuestion,
): Promise<string> {
  const { userId, now, timeZone, replies: texts } = question;
  const period = window ?? { from: new Date(now.getTime() - YEAR_MS), to: new Date(now.getTime() + YEAR_MS) };
  const listed = await schedule.list(userId, { from: period.from.toISOString(), to: period.to.toISOString() });
  const events = listed.filter(({ title }) => matchesAny(title, query));
  return texts.eventsInPeriod(events.length, texts.spanOf(period.from, period.to, timeZone));
}
