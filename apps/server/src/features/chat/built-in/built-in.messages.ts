/** The built-in assistant's own words. Each says what was done or what cannot be done, never more. */

export const LABEL = 'Built-in assistant';

export const connectModel = [
  'Connecting a language model adds that: whoever runs this app starts a local [Ollama](https://ollama.com), which is',
  'found by itself, or sets `AI_PROVIDER`, `AI_MODEL` and `AI_API_KEY`.',
].join(' ');

export const greeting = (name: string): string =>
  [
    `Hello ${name}. I am the built-in assistant: I answer from your own conversations and calendar, and no model is`,
    'connected. Ask what you wrote about something, what is coming up, or tell me to remind you of something.',
  ].join(' ');

export const help = [
  'I am the built-in assistant. Without a connected model I can:',
  '',
  '- find and quote what you discussed before: "What did we say about the budget?"',
  '- summarise a conversation: "Summarise the chat about the garden"',
  '- show what is coming up and when you are free: "What do I have on Friday?"',
  '- propose events, reminders and tasks: "Dentist on Tuesday at 3pm"',
  '- count and chart: "How often did I ask about running?"',
  '- move and rename: "Move the sourdough chat to Home", "Rename this chat to Bread"',
  '- tell the date and the time, here and elsewhere',
  '',
  `I do not write, code or know the world. ${connectModel}`,
].join('\n');

export const needsModel = `Writing, code and general knowledge need a connected language model; I am the built-in assistant and do not have one. ${connectModel}`;

export const fromArchive = 'This is what your own conversations hold about it:';

export const youAsked = '*You asked:*';

export const nothingFound = (words: string): string =>
  words === ''
    ? 'I found no word in this to look for in your conversations. Name what it was about.'
    : `I found nothing about ${words} in your conversations.`;

export const outside =
  'I cannot do that: I do not make calls, order, pay, play or control anything outside this workspace. I can remind you of it, or keep it as a task.';

export const proposal = {
  event: 'I found this in what you wrote. Approve it below to put it on your schedule, or change it first.',
  reminder: 'I can remind you of this. Approve it below, or change it first.',
  task: 'I can keep this as a task. Approve it below, or change it first.',
} as const;

export const noTimeFound =
  'I understood that as something to plan but found no date in it. Name a day or a time, such as "Dentist on Tuesday at 3pm".';

export const nothingPlanned = (span: string, words: string): string =>
  words === '' ? `Nothing is on your schedule ${span}.` : `Nothing about ${words} is on your schedule ${span}.`;
export const changeThere = (span: string): string =>
  `I change nothing on your schedule by myself. Open [Schedule](/schedule) to do it; this is there ${span}:`;
export const changeReminder =
  'I change no reminder by myself. Open [Reminders](/reminders) to do it; these are coming:';

export const noTasks = 'No task is open.';
export const openTasks = (count: number): string => (count === 1 ? 'One task is open:' : `${count} tasks are open:`);
export const noReminders = 'No reminder is coming.';
export const comingReminders = 'These reminders are coming:';
export const planned = (span: string): string => `On your schedule ${span}:`;

export const counted = (count: number, words: string, span: string): string => {
  if (words === '') return count === 1 ? `You had one conversation${span}.` : `You had ${count} conversations${span}.`;
  return count === 1
    ? `One of your conversations${span} mentions ${words}.`
    : `${count} of your conversations${span} mention ${words}.`;
};
export const perMonth = 'By month:';
export const nothingToCount = 'There is nothing to count yet.';
export const mostAbout = (category: string, count: number, span: string): string =>
  `Most of your conversations${span} are about ${category}: ${count}.`;
export const countedTasks = (count: number): string => (count === 1 ? 'One task is open.' : `${count} tasks are open.`);
export const countedReminders = (count: number): string =>
  count === 1 ? 'One reminder is coming.' : `${count} reminders are coming.`;

export const notInOne =
  'This is the beginning of a conversation, so there is nothing in it yet. Name the one you mean, such as "the chat about the garden".';
export const noSuchConversation = (words: string): string => `I found no conversation about ${words}.`;
export const whichOne = 'Several conversations fit. Which one do you mean? Open it, or name its title.';
export const nothingToSummarise = (link: string): string => `There is too little text in ${link} for a summary.`;
export const extracted = (link: string, day: string): string =>
  `The sentences that say most of ${link} (${day}), taken as they stand:`;
export const noSuchCategory = (name: string, known: readonly string[]): string =>
  `${name === '' ? 'Name the category to move it to.' : `There is no category called ${name}.`} Yours are ${known.join(', ')}.`;
export const alreadyThere = (link: string, category: string): string => `${link} is in ${category} already.`;
export const moved = (link: string, category: string, before: string): string =>
  `${link} is in ${category} now, and stays there. It was in ${before}.`;
export const noTitle = 'Say what the title should be: "Rename this chat to Garden plans".';
export const renamed = (before: string, link: string): string => `“${before}” is called ${link} now.`;

export const itIs = (time: string, place: string | undefined): string =>
  place === undefined ? `It is ${time}.` : `In ${place} it is ${time}.`;

export const gaps = (span: string): string => `You are free ${span}:`;
export const noGap = (minutes: number, span: string): string =>
  `There are no ${minutes} free minutes between 8 AM and 8 PM ${span}.`;

export const countedEvents = (count: number, span: string): string =>
  count === 1 ? `One event ${span}.` : `${count} events ${span}.`;
