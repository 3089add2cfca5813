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
  '- show what is coming up: "What do I have on Friday?"',
  '- propose events, reminders and tasks: "Dentist on Tuesday at 3pm"',
  '',
  `I do not write, code or know the world. ${connectModel}`,
].join('\n');

export const needsModel = `Writing, code and general knowledge need a connected language model; I am the built-in assistant and do not have one. ${connectModel}`;

export const fromArchive = 'This is what your own conversations hold about it:';

export const nothingFound = (words: string): string =>
  `I found nothing about ${words} in your conversations. ${connectModel}`;

export const proposal = {
  event: 'I found this in what you wrote. Approve it below to put it on your schedule, or change it first.',
  reminder: 'I can remind you of this. Approve it below, or change it first.',
  task: 'I can keep this as a task. Approve it below, or change it first.',
} as const;

export const noTimeFound =
  'I understood that as something to plan but found no date in it. Name a day or a time, such as "Dentist on Tuesday at 3pm".';

export const nothingPlanned = (span: string): string => `Nothing is on your schedule ${span}.`;
export const planned = (span: string): string => `On your schedule ${span}:`;

export const counted = (count: number, words: string): string =>
  count === 1 ? `One of your conversations mentions ${words}.` : `${count} of your conversations mention ${words}.`;

export const itIs = (time: string, place: string | undefined): string =>
  place === undefined ? `It is ${time}.` : `In ${place} it is ${time}.`;

export const gaps = (span: string): string => `You are free ${span}:`;
export const noGap = (minutes: number, span: string): string =>
  `There are no ${minutes} free minutes between 8 AM and 8 PM ${span}.`;

export const countedEvents = (count: number, span: string): string =>
  count === 1 ? `One event ${span}.` : `${count} events ${span}.`;
