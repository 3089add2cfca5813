/** Goals, memories, cards, highlights and the inbox. Amounts, such as '12 books', are in digits. */

const plural = (count: number, one: string, many: string): string => (count === 1 ? `one ${one}` : `${count} ${many}`);
const capitalPlural = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count} ${many}`;

const paces = {
  achieved: 'reached',
  ahead: 'ahead of schedule',
  on_track: 'on track',
  behind: 'behind schedule',
  overdue: 'overdue',
};

const bestGoals = {
  ahead: 'furthest ahead',
  longest: 'closest to done',
  shortest: 'furthest from done',
  dueFirst: 'due first',
};

/** How far a goal is. Its target, what is left, its day and its pace may be absent. */
export interface Progress {
  percent: number;
  target?: { value: string; target: string; unit: string } | undefined;
  left?: string | undefined;
  by?: string | undefined;
  pace?: keyof typeof paces | undefined;
}

export const goals = {
  /** `measure`, such as '12 books', may be empty. `by` is a day, 'YYYY-MM-DD'. */
  shallSetGoal: (title: string, measure: string, by: string | undefined): string => {
    const details = [measure === '' ? '' : `target ${measure}`, by === undefined ? '' : `by ${by}`].filter(Boolean);
    return `Shall I set this goal? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  },
  goalSet: (title: string): string => `The goal “${title}” is set. You can find it in [Goals](/goals).`,
  noGoals: 'You have no open goals. Set one with “Set a goal to read 12 books this year”.',
  openGoals: (count: number): string => `You have ${plural(count, 'open goal', 'open goals')}:`,
  countedGoals: (open: number, achieved: number): string => {
    const reached = achieved === 0 ? '' : ` and ${plural(achieved, 'reached goal', 'reached goals')}`;
    return `You have ${open === 0 ? 'no open goals' : plural(open, 'open goal', 'open goals')}${reached}.`;
  },
  noGoalNamed: (name: string): string => `You have no open goal about ${name}.`,
  noGoalReached: 'You have not reached a goal yet.',
  goalsReached: (count: number): string => `You have reached ${plural(count, 'goal', 'goals')}:`,
  goalLine: (title: string, progress: string): string => `- ${title}: ${progress}`,
  oneGoal: (title: string, progress: string): string => `**${title}**: ${progress}.`,
  goalProgress: ({ percent, target, left, by, pace }: Progress): string => {
    const amounts = target && `${target.value} of ${target.target}${target.unit === '' ? '' : ` ${target.unit}`}`;
    const reached = amounts === undefined ? `${percent}%` : `${amounts} (${percent}%)`;
    const until = by === undefined ? '' : `, by ${by}`;
    return `${reached}${left === undefined ? '' : `, ${left} to go`}${until}${pace === undefined ? '' : ` (${paces[pace]})`}`;
  },

  noGoalBehind: 'None of your goals is behind schedule.',
  goalsBehind: (count: number): string =>
    count === 1 ? 'One of your goals is behind schedule:' : `${count} of your goals are behind schedule:`,
  noGoalAhead: 'None of your goals is ahead of schedule.',
  /** `count` is at least 2. */
  goalsAhead: (count: number): string => `${count} of your goals are ahead of schedule, the furthest ahead first:`,
  goalsReachedIn: (count: number, span: string): string =>
    count === 0
      ? `You have not reached a goal ${span}.`
      : `You have reached ${plural(count, 'goal', 'goals')} ${span}:`,
  goalsDueIn: (count: number, span: string): string =>
    count === 0 ? `No goal is due ${span}.` : `${capitalPlural(count, 'goal is', 'goals are')} due ${span}:`,
  bestGoal: (kind: keyof typeof bestGoals, title: string, progress: string): string =>
    `The goal that is ${bestGoals[kind]}: **${title}**, ${progress}.`,
  goalDue: (title: string, day: string, distance: string): string => `**${title}** is due on ${day}, ${distance}.`,
  goalUndated: (title: string): string => `**${title}** has no target date.`,
  goalPace: (title: string, amount: string, by: string): string =>
    `**${title}**: ${amount} per week to reach it by ${by}.`,
  weeksLeft: (weeks: string): string => (weeks === '1' ? 'One week is left.' : `${weeks} weeks are left.`),
  soFar: (progress: string): string => `So far: ${progress}.`,
  steadyToday: (amount: string): string => `A steady pace would be at ${amount} today.`,

  /** `after` is the progress with the amount. */
  shallAdd: (amount: string, title: string, progress: string, after: string): string =>
    `Shall I add ${amount} to **${title}**? So far: ${progress}. After that: ${after}.`,
  added: (amount: string, title: string, progress: string): string => `I added ${amount} to **${title}**: ${progress}.`,
  whichGoal: (amount: string): string =>
    `Which goal are the ${amount} for? Please ask again with its name. These could be meant:`,
  /** `unit` may be empty. */
  noGoalCounted: (unit: string): string =>
    `${unit === '' ? 'None of your open goals is a number to add to' : `None of your open goals is counted in ${unit}`}. Progress can be entered in [Goals](/goals):`,

  shallRemember: (text: string): string =>
    `Shall I remember this? **${text}** (It is sent to a connected model with every question; you can change it in the [settings](/settings).)`,
  remembered: (text: string): string => `I will remember: ${text}`,
  rememberedAlready: (text: string): string => `I already remember that: ${text}`,
  memoryFull: 'I can’t remember any more. Please delete something in the [settings](/settings) first.',
  memories: 'This is what you asked me to remember. You can change it in the [settings](/settings):',
  noMemories:
    'You have not asked me to remember anything yet. Say “Remember that …” and confirm it. I can also look up what you wrote in your conversations.',
  noMemoryAbout: (subject: string): string => `You have not asked me to remember anything about ${subject}.`,
  /** `count` is at least 1. */
  countedMemories: (count: number): string => `I remember ${plural(count, 'thing', 'things')} for you.`,

  cardsDue: (due: number, all: number): string =>
    due === 0
      ? `No card is due today. You have ${plural(all, 'card', 'cards')}.`
      : `${due === 1 ? 'One card is' : `${due} cards are`} due today. You have ${plural(all, 'card', 'cards')} in all.`,
  /** `names`: categories or decks. */
  cardsIn: (due: number, all: number, names: string): string =>
    all === 0
      ? `You have no cards in ${names}.`
      : `You have ${plural(all, 'card', 'cards')} in ${names}, ${due === 0 ? 'none' : due} of them due today.`,
  cardsAbout: (count: number, subject: string): string =>
    count === 0
      ? `None of your cards is about ${subject}.`
      : `${count === 1 ? 'One of your cards is' : `${count} of your cards are`} about ${subject}:`,
  yourDecks: (count: number): string =>
    count === 0 ? 'You have no decks.' : `You have ${plural(count, 'deck', 'decks')}:`,
  deckLine: (name: string, cards: number, due: number): string =>
    `- ${name}: ${plural(cards, 'card', 'cards')}${due === 0 ? '' : `, ${due} due`}`,
  cardsWaiting: (count: number): string =>
    `${capitalPlural(count, 'proposed card waits', 'proposed cards wait')} in [Learning](/learning).`,

  /** `subject` may be empty. */
  noNotes: (subject: string): string => `You have no highlights${subject === '' ? '' : ` about ${subject}`}.`,
  yourNotes: (count: number): string => `You have ${plural(count, 'highlight', 'highlights')}:`,
  inInbox: (count: number): string =>
    count === 0
      ? 'No suggestion is waiting in your inbox.'
      : `${capitalPlural(count, 'suggestion is', 'suggestions are')} waiting in your inbox:`,
};

export type GoalReplies = typeof goals;
