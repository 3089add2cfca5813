/** The built-in assistant's sentences about numbers and lists of the person's own data. */

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
const plural = (count: number, one: string, many: string): string => (count === 1 ? `one ${one}` : `${count} ${many}`);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Work, Health and Fitness'. */
export const listOf = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What is said about some conversations. All parts may be empty. */
export interface Described {
  /** 'that mention SQL' */
  subject: string;
  /** 'with Claude in Work' */
  place: string;
  /** 'in May 2026' */
  span: string;
}

export const someConversations = (count: number, { subject, place, span }: Described): string => {
  const verb = count === 1 ? 'mentions' : 'mention';
  const about = subject === '' ? '' : `that ${verb} ${subject}`;
  return joined(count === 0 ? 'no conversations' : plural(count, 'conversation', 'conversations'), place, about, span);
};

export const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') return `You ${span === '' ? 'have' : 'had'} ${someConversations(count, described)}.`;
  const of = joined('of your conversations', place, span);
  if (count === 0) return `None ${of} mentions ${subject}.`;
  return count === 1 ? `One ${of} mentions ${subject}.` : `${count} ${of} mention ${subject}.`;
};

export const countedMessages = (
  { messages, own }: { messages: number; own: number },
  conversations: number,
  described: Described,
): string =>
  messages === 0
    ? `There are no messages: you have ${someConversations(0, described)}.`
    : `There are ${plural(messages, 'message', 'messages')} in ${someConversations(conversations, described)}; you wrote ${own} of them.`;

/** Chats with the built-in assistant alone are no source of answers. */
export const notCounted = (count: number): string =>
  `${count === 1 ? 'One chat' : `${count} chats`} with this assistant alone ${count === 1 ? 'is' : 'are'} not counted.`;
export const yes = (sentence: string): string => `Yes. ${sentence}`;
export const no = (sentence: string): string => `No. ${sentence}`;
export const overTime = 'Over time:';

/** A heading above a list; `kind`, such as 'last', 'first' or 'longest', may be empty. */
export const listedConversations = (
  { shown, total }: { shown: number; total: number },
  kind: string,
  described: Described,
): string => {
  if (kind === '') return `${capitalised(someConversations(total, described))}:`;
  const some = shown === 1 ? 'conversation' : `${shown} conversations`;
  const verb = shown === 1 ? 'mentions' : 'mention';
  const about = described.subject === '' ? '' : `that ${verb} ${described.subject}`;
  return `${joined(`Your ${kind} ${some}`, described.place, about, described.span)}:`;
};
export const nothingFurther = 'There are no more.';
export const further = (from: number, to: number, total: number): string =>
  from === to ? `Number ${from} of ${total}:` : `Numbers ${from} to ${to} of ${total}:`;
export const noConversations = (described: Described): string => countedConversations(0, described);
export const withCount = (line: string, messages: number): string =>
  `${line} (${plural(messages, 'message', 'messages')})`;

export const dayOf = (kind: string, described: Described, day: string, distance: string): string => {
  const about = described.subject === '' ? '' : `that mentions ${described.subject}`;
  const what = joined(`Your ${kind} conversation`, described.place, about, described.span);
  return `${what} was on ${day}${distance === '' ? '' : `, ${distance}`}:`;
};

export const compared = (label: string, counted: string): string => `- ${label}: ${counted}`;
export const sameNumber = (labels: readonly string[], count: number, noun: string): string =>
  `The same number of ${noun} ${labels.length === 2 ? 'in both cases' : 'in some cases'}: ${count} each for ${listOf(labels)}.`;
export const moreIn = (word: 'more' | 'fewer', label: string, difference: number, others: readonly string[]): string =>
  `${capitalised(word)} for ${label}: ${difference} ${word} than for ${others[0] ?? ''}.`;
export const mostIn = (word: 'most' | 'fewest', label: string): string => `The ${word} for ${label}.`;

export const extremeGroup = (
  word: string,
  group: string,
  { names, count, noun }: { names: readonly string[]; count: number; noun: string },
): string => {
  const counted = counting(count, noun);
  const isPast = ['hour', 'day', 'weekday', 'week', 'month', 'year'].includes(group) && noun !== 'events';
  if (names.length === 1) return `${names[0]} ${isPast ? 'was' : 'is'} the ${word} ${group}: ${counted}.`;
  const several = group === 'category' ? 'categories' : `${group}s`;
  return `${listOf(names)} ${isPast ? 'were' : 'are'} the ${word} ${several}: ${counted} each.`;
};
/** A number with a noun in the plural: 'one conversation', '3 conversations'. */
export const counting = (count: number, noun: string): string =>
  count === 1 ? `one ${noun.slice(0, -1)}` : `${count} ${noun}`;
export const groupAt = (place: string, word: string, group: string, name: string, counted: string): string =>
  `The ${place} ${word} ${group} is ${name}: ${counted}.`;
export const byGroup = (noun: string, group: string, total: number, described: Described): string =>
  `${joined(capitalised(`${noun} by ${group}`), described.place, described.subject === '' ? '' : `that mention ${described.subject}`, described.span)} (${total} in all):`;
export const nothingToCompare = (noun: string, described: Described): string =>
  `There is nothing to compare: you have ${joined('no', noun, described.place, described.span)}.`;

export const average = (value: string, noun: string, unit: string, basis: string): string =>
  `On average ${value} ${noun} per ${unit} (${basis}).`;
export const share = (part: number, whole: number, percent: string, described: Described, span: string): string =>
  `${part} of ${whole} conversations${span === '' ? '' : ` ${span}`} ${part === 1 ? 'is' : 'are'} ${joined(described.place, described.subject === '' ? '' : `about ${described.subject}`)}: ${percent}.`;

export const yourCategories = (count: number): string => `You have ${plural(count, 'category', 'categories')}:`;
export const yourSources = (count: number): string =>
  `Your conversations come from ${plural(count, 'source', 'sources')}:`;
export const yourModels = (count: number): string =>
  count === 0
    ? 'Your conversations do not name the models that replied.'
    : `Your conversations name ${plural(count, 'model', 'models')}:`;
export const groupLine = (name: string, counted: string): string => `- ${name}: ${counted}`;

export const undatedTasks = (count: number): string =>
  count === 0
    ? 'You have no open tasks without a due date.'
    : `You have ${count === 1 ? 'one open task' : `${count} open tasks`} without a due date:`;
export const notDone = 'Not yet. This is still open:';
export const tasksAbout = (count: number, subject: string): string =>
  `You have ${plural(count, 'open task', 'open tasks')} about ${subject}:`;
/** `subject` and `span` may be empty. */
export const finishedTasks = (count: number, subject: string, span: string): string => {
  const what = joined(
    count === 0 ? 'no tasks' : plural(count, 'task', 'tasks'),
    subject === '' ? '' : `about ${subject}`,
    span,
  );
  return `You have finished ${what}${count === 0 ? '.' : ':'}`;
};
export const lastDue = (line: string): string => `The task that is due last: ${line}`;
export const dueAfterThat = (line: string): string => `The one after that: ${line}`;
export const doneLine = (title: string, day: string): string => `- ${title}${day === '' ? '' : `, done on ${day}`}`;
export const tasksDone = (done: number, all: number): string =>
  `${done} of your ${all} tasks ${done === 1 ? 'is' : 'are'} done.`;
export const nextDue = (line: string): string => `The next task that is due: ${line}`;
export const noEstimates = 'None of these tasks has an estimate, so I can’t tell how long they take.';
/** `unknown` is the number of tasks without an estimate. */
export const taskBySize = (
  kind: 'longest' | 'shortest' | 'further',
  line: string,
  length: string,
  unknown: number,
): string => {
  const which = kind === 'further' ? 'The one after that' : `The ${kind} task by its estimate`;
  const rest = unknown === 0 ? '' : ` ${capitalised(plural(unknown, 'task has', 'tasks have'))} no estimate.`;
  return `${which}: ${line} (${length}).${rest}`;
};
export const nothingLate = 'Nothing is overdue.';

export const noGoalBehind = 'None of your goals is behind schedule.';
export const goalsBehind = (count: number): string =>
  count === 1 ? 'One of your goals is behind schedule:' : `${count} of your goals are behind schedule:`;
export const noGoalAhead = 'None of your goals is ahead of schedule.';
export const goalsAhead = (count: number): string =>
  `${count} of your goals are ahead of schedule, the furthest ahead first:`;
export const bestGoal = (word: string, title: string, progress: string): string =>
  `The goal that is ${word}: **${title}**, ${progress}.`;
export const goalDue = (title: string, day: string, distance: string): string =>
  `**${title}** is due on ${day}, ${distance}.`;
export const goalUndated = (title: string): string => `**${title}** has no target date.`;
export const goalPace = (title: string, amount: string, by: string): string =>
  `**${title}**: ${amount} per week to reach it by ${by}.`;
export const weeksLeft = (weeks: string): string => (weeks === '1' ? 'One week is left.' : `${weeks} weeks are left.`);
export const soFar = (progress: string): string => `So far: ${progress}.`;
export const steadyToday = (amount: string): string => `A steady pace would be at ${amount} today.`;
export const noGoalNamed = (name: string): string => `You have no open goal about ${name}.`;
export const countedGoals = (open: number, achieved: number): string =>
  `You have ${open === 0 ? 'no open goals' : plural(open, 'open goal', 'open goals')}${achieved === 0 ? '' : ` and ${plural(achieved, 'reached goal', 'reached goals')}`}.`;
export const noGoalReached = 'You have not reached a goal yet.';
export const goalsReached = (count: number): string => `You have reached ${plural(count, 'goal', 'goals')}:`;

export const goalsReachedIn = (count: number, span: string): string =>
  count === 0 ? `You have not reached a goal ${span}.` : `You have reached ${plural(count, 'goal', 'goals')} ${span}:`;
export const goalsDueIn = (count: number, span: string): string =>
  count === 0 ? `No goal is due ${span}.` : `${count === 1 ? 'One goal is' : `${count} goals are`} due ${span}:`;

export const countedEvents = (count: number, about: string, span: string): string => {
  const what = joined(about === '' ? '' : `about ${about}`, span);
  return count === 0
    ? `You have no events ${what}.`.replace(' .', '.')
    : `You have ${plural(count, 'event', 'events')}${what === '' ? '' : ` ${what}`}.`;
};
export const eventHours = (hours: string, count: number, span: string): string =>
  `${plural(count, 'event', 'events')} ${span}, ${hours} in all.`.replace(/^\w/, (letter) => letter.toUpperCase());
export const reviewedEvents = (count: number, span: string): string =>
  `${count === 1 ? 'One event was' : `${count} events were`} on your schedule ${span}:`;
export const oneEvent = (kind: 'next' | 'last' | 'further', line: string): string =>
  kind === 'further' ? `The one after that: ${line}` : `Your ${kind} event: ${line}`;
export const minutes = (count: number): string => (count === 1 ? 'one minute' : `${count} minutes`);
export const eventBySize = (order: 'longest' | 'shortest', line: string, length: string): string =>
  `Your ${order} event: ${line} (${length}).`;
export const equallyLongEvents = (
  { same, all }: { same: number; all: number },
  order: 'longest' | 'shortest',
  length: string,
  span: string,
): string =>
  same === all
    ? `Your ${all} events ${span} are equally long: ${length} each.`
    : `${same} of your ${all} events ${span} are the ${order}: ${length} each.`;
export const noEvent = (kind: 'next' | 'last'): string =>
  kind === 'last' ? 'There is no past event on your schedule.' : 'There is no coming event on your schedule.';

export const cardsDue = (due: number, all: number): string =>
  due === 0
    ? `No card is due today. You have ${plural(all, 'card', 'cards')}.`
    : `${due === 1 ? 'One card is' : `${due} cards are`} due today. You have ${plural(all, 'card', 'cards')} in all.`;
export const cardsIn = (due: number, all: number, category: string): string =>
  all === 0
    ? `You have no cards in ${category}.`
    : `You have ${plural(all, 'card', 'cards')} in ${category}${due === 0 ? ', none of them due today' : `, ${due} of them due today`}.`;
export const cardsAbout = (count: number, subject: string): string =>
  count === 0
    ? `None of your cards is about ${subject}.`
    : `${count === 1 ? 'One of your cards is' : `${count} of your cards are`} about ${subject}:`;
export const yourDecks = (count: number): string =>
  count === 0 ? 'You have no decks.' : `You have ${plural(count, 'deck', 'decks')}:`;
export const deckLine = (name: string, cards: number, due: number): string =>
  `- ${name}: ${plural(cards, 'card', 'cards')}${due === 0 ? '' : `, ${due} due`}`;
export const cardsWaiting = (count: number): string =>
  `${plural(count, 'proposed card waits', 'proposed cards wait')} in [Learning](/learning).`.replace(/^\w/, (letter) =>
    letter.toUpperCase(),
  );

export const noMemoryAbout = (subject: string): string =>
  `You have not asked me to remember anything about ${subject}.`;
/** `subject` is not empty. */
export const remindersAbout = (count: number, subject: string): string =>
  `You have ${count === 0 ? 'no upcoming reminders' : plural(count, 'upcoming reminder', 'upcoming reminders')} about ${subject}.`;
export const countedMemories = (count: number): string =>
  count === 0
    ? 'You have not asked me to remember anything yet.'
    : `I remember ${plural(count, 'thing', 'things')} for you.`;
export const noNotes = (subject: string): string =>
  `You have no highlights${subject === '' ? '' : ` about ${subject}`}.`;
export const yourNotes = (count: number): string => `You have ${plural(count, 'highlight', 'highlights')}:`;
export const inInbox = (count: number): string =>
  count === 0
    ? 'No suggestion is waiting in your inbox.'
    : `${count === 1 ? 'One suggestion is' : `${count} suggestions are`} waiting in your inbox:`;

const REFUSED_FIELDS = {
  words: 'subject',
  period: 'period',
  sources: 'assistant',
  categories: 'category',
  state: 'state',
  hasDocument: 'document',
} as const;
/** A question with a filter that the answer would have to ignore. */
export const cannotFilter = (thing: string, fields: readonly (keyof typeof REFUSED_FIELDS)[]): string =>
  `I can’t pick out ${thing === 'notes' ? 'highlights' : thing} by ${listOf(fields.map((field) => REFUSED_FIELDS[field]))}.`;
export const unclearShare =
  'I can only tell the share of all your conversations with one assistant, in one category or about one subject, and the share of your tasks that are done.';
export const cannotCompare = (thing: string): string => `I can’t compare ${thing === 'notes' ? 'highlights' : thing}.`;
/** Below a list of which only the first are shown. */
export const moreOf = (count: number): string => `And ${count} more: ask for the rest.`;

export const cannotRank =
  'I can’t tell that from your data. I can count, list and compare your conversations by subject, period, assistant and category, and your tasks, events, goals and cards.';

export const noSuchDay = (day: string): string => `There is no ${day}. Please name another day.`;
export const noSuchThings = (things: string): string =>
  `I can’t list ${things} here. I can list your conversations, categories, documents, events, tasks, reminders, goals, cards and highlights.`;
