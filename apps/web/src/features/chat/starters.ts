import type { Archive } from '@app/contract/archive';
import type { Category } from '@app/contract/categories';
import type { ConversationSummary } from '@app/contract/conversations';
import type { Import } from '@app/contract/imports';
import type { DueCard } from '@app/contract/learning';
import { providers } from '@app/contract/providers';
import type { LatestDecision } from '@app/contract/reports';
import type { Task } from '@app/contract/tasks';
import { formatAge, formatDate, formatMonth, type Instant } from '#lib/dates.ts';
import { t } from './starters.messages.ts';

/** A question for the input, or a link to a screen. `detail` names the item of the archive that it is based on. */
export type Starter = { key: StarterKind; title: string; detail: string } & ({ text: string } | { path: string });

export type StarterKind =
  | 'decision'
  | 'task'
  | 'asked'
  | 'subject'
  | 'topic'
  | 'card'
  | 'import'
  | 'summary'
  | 'first'
  | 'category'
  | 'upload'
  | 'plan'
  | 'reminder'
  | 'help';

export interface StarterSources {
  categories: readonly Category[];
  tasks: readonly Task[];
  imports: readonly Import[];
  cards: readonly DueCard[];
  /** The latest conversations. */
  conversations: readonly ConversationSummary[];
  decision: LatestDecision | null;
  archive: Pick<Archive, 'questions' | 'series' | 'topics'>;
}

const MAX_STARTERS = 4;
/** A longer title does not fit into a question. */
const MAX_TITLE_LENGTH = 80;
/** A subject or category with fewer conversations is not asked about. */
const MIN_CONVERSATIONS = 3;
/** A conversation with fewer messages is read faster than its summary. */
const MIN_MESSAGES = 6;

/**
 * At most four questions that this person's own archive can answer; each names its evidence. If the archive is empty or
 * answers none of them, the first steps.
 */
export function chooseStarters(sources: StarterSources, now: Instant, timeZone: string): Starter[] {
  const { decision, tasks, categories, cards, imports, conversations, archive } = sources;
  const [topic, nextTopic] = aboutTopics(sources, now, timeZone);
  const candidates = [
    decision === null ? undefined : aboutDecision(decision),
    aboutTask(tasks),
    aboutSubject(categories),
    aboutCard(cards),
    aboutRepeatedQuestion(archive),
    topic,
    ...aboutImport(imports, now, timeZone),
    nextTopic,
    aboutConversation(conversations, now, timeZone),
    aboutCategory(categories),
  ];
  const starters = candidates.filter((starter) => starter !== undefined).slice(0, MAX_STARTERS);
  return starters.length === 0 ? firstSteps() : starters;
}

function question(key: StarterKind, text: string, detail: string): Starter {
  return { key, title: text, text, detail };
}

/** The titles that assistants give to an untitled conversation. */
const PLACEHOLDER_TITLE = /^(?:new|untitled) (?:chat|conversation)$/i;

export const isUsableTitle = (text: string): boolean =>
  text !== '' && text.length <= MAX_TITLE_LENGTH && !PLACEHOLDER_TITLE.test(text);

function aboutDecision({ title, text }: LatestDecision): Starter | undefined {
  if (!isUsableTitle(title)) return undefined;
  return question('decision', t('starterDecision', { title }), t('starterQuote', { text }));
}

/** Only tasks that were found in a conversation, because the archive knows nothing about the others. */
function aboutTask(tasks: readonly Task[]): Starter | undefined {
  const task = tasks.find(
    ({ isDone, conversationId, title }) => !isDone && conversationId !== null && isUsableTitle(title),
  );
  if (task === undefined) return undefined;
  const detail =
    task.dueDate === null
      ? t('starterTask')
      : t('starterTaskDue', { day: formatDate(`${task.dueDate}T12:00:00Z`, 'UTC') });
  return question('task', t('starterTaskText', { title: task.title }), detail);
}

function aboutSubject(categories: readonly Category[]): Starter | undefined {
  const subjects = categories.flatMap(({ name: category, subcategories }) =>
    subcategories.map(({ name, conversationCount: count }) => ({ name, count, category })),
  );
  const [largest] = subjects.toSorted((a, b) => b.count - a.count);
  if (largest === undefined || largest.count < MIN_CONVERSATIONS) return undefined;
  const { name, count, category } = largest;
  return question('subject', t('starterSubject', { name }), t('starterSubjectDetail', { count, category }));
}

/** Only cards from a conversation: the archive has their answers. */
function aboutCard(cards: readonly DueCard[]): Starter | undefined {
  const card = cards.find(({ front, source }) => source !== null && front.endsWith('?') && isUsableTitle(front));
  return card && question('card', card.front, t('starterCard', { deck: card.deckName }));
}

/** A question that was asked several times: the archive has its answer. */
function aboutRepeatedQuestion({ questions }: StarterSources['archive']): Starter | undefined {
  const asked = questions.find(({ text, times, days }) => times > 1 && days.length > 0 && isUsableTitle(text));
  if (asked === undefined) return undefined;
  const day = formatDate(`${asked.days.at(-1)}T12:00:00Z`, 'UTC');
  return question('asked', asked.text, t('starterAsked', { count: asked.times, day }));
}

/** The largest topics, except those that are also subcategories, which `aboutSubject` asks about. */
function aboutTopics({ archive, categories }: StarterSources, now: Instant, timeZone: string): Starter[] {
  const named = new Set(categories.flatMap(({ subcategories }) => subcategories.map(({ name }) => name.toLowerCase())));
  return archive.topics
    .filter(({ name, conversations }) => conversations >= MIN_CONVERSATIONS && !named.has(name.toLowerCase()))
    .map(({ name, conversations: count, counts }) => {
      const last = archive.series[counts.findLastIndex((inMonth) => inMonth > 0)]?.month;
      const month = last === undefined ? '' : formatMonth(`${last}-15T12:00:00Z`, now, timeZone);
      return question('topic', t('starterTopic', { name }), t('starterTopicDetail', { count, month }));
    });
}

/** After an import: what was asked most, and the first conversation of all. */
function aboutImport(imports: readonly Import[], now: Instant, timeZone: string): Starter[] {
  const latest = imports.find(({ status, counts }) => status === 'completed' && counts.created > 1);
  if (latest === undefined) return [];
  const [source] = latest.sources.toSorted((a, b) => b.created - a.created);
  const detail = t('starterImported', {
    count: latest.counts.created,
    source: source === undefined ? 'other' : providers[source.source].name,
    when: formatAge(latest.finishedAt ?? latest.createdAt, now, timeZone),
  });
  const firstDate = latest.preview?.sources
    .flatMap(({ from }) => from ?? [])
    .toSorted()
    .at(0);
  return [
    question('import', t('starterMost'), detail),
    ...(firstDate === undefined
      ? []
      : [question('first', t('starterFirst'), t('starterFirstDetail', { day: formatDate(firstDate, timeZone) }))]),
  ];
}

function aboutConversation(
  conversations: readonly ConversationSummary[],
  now: Instant,
  timeZone: string,
): Starter | undefined {
  const found = conversations.find(({ messageCount, title }) => messageCount >= MIN_MESSAGES && isUsableTitle(title));
  if (found === undefined) return undefined;
  const { title, messageCount, updatedAt } = found;
  const detail = t('starterSummaryDetail', { count: messageCount, when: formatAge(updatedAt, now, timeZone) });
  return question('summary', t('starterSummary', { title }), detail);
}

function aboutCategory(categories: readonly Category[]): Starter | undefined {
  const [largest] = categories
    .filter(({ isProtected, conversationCount }) => !isProtected && conversationCount >= MIN_CONVERSATIONS)
    .toSorted((a, b) => b.conversationCount - a.conversationCount);
  if (largest === undefined) return undefined;
  const { name, conversationCount: count } = largest;
  return question('category', t('starterCategory', { name }), t('starterCategoryDetail', { count }));
}

function firstSteps(): Starter[] {
  const quoted = (key: StarterKind, title: string, text: string): Starter => ({
    key,
    title,
    text,
    detail: t('starterQuote', { text }),
  });
  return [
    { key: 'upload', title: t('starterUpload'), detail: t('starterUploadDetail'), path: '/imports' },
    quoted('plan', t('starterPlan'), t('starterPlanText')),
    quoted('reminder', t('starterReminder'), t('starterReminderText')),
    quoted('help', t('starterHelp'), t('starterHelpText')),
  ];
}
