import type { AppTopic } from '@app/understanding/intents';
import type { Thing } from '@app/understanding/questions/data-question';
import type { AbsentThing } from '@app/understanding/questions/absent-things';
import { formats } from './formats.ts';

/**
 * What the assistant says about itself and its limits. Each text states what was done or what cannot be done, and no
 * more.
 */

const connectModel =
  'A connected language model can do that: see the [settings](/settings), or ask whoever runs this app.';

const help = [
  'I am the built-in assistant. Without a connected model I can:',
  '',
  '- find and quote what you discussed before: "What did we say about the budget?"',
  '- summarise a conversation: "Summarise the chat about the garden"',
  '- show what is coming up and when you are free: "What do I have on Friday?"',
  '- propose events, reminders and tasks: "Dentist on Tuesday at 3pm"',
  '- move, cancel and tick off what is planned, once you say yes: "Move the dentist to Thursday"',
  '- set goals and keep in mind what you tell me: "Remember that I am vegetarian"',
  '- count and chart: "How often did I ask about running?"',
  '- move and rename: "Move the sourdough chat to Home", "Rename this chat to Bread"',
  '- work out sums, and tell the date and the time, here and elsewhere',
  '',
  `I can’t write text or code, or answer general questions. ${connectModel}`,
].join('\n');

const topics: Record<AppTopic, string> = {
  import:
    'Drop your export on [Imports](/imports): from ChatGPT (Settings → Data controls → Export data), Claude (Settings → Privacy → Export data), Gemini and others. You see what is in it before anything is added.',
  export:
    'All your data as JSON, and backups, are in the [settings](/settings). A single conversation can be downloaded from its menu.',
  trash: 'What you delete stays in the [trash](/trash) for a while and can be restored from there.',
  delete_all:
    'I do not delete in bulk. In a list you can select many conversations and delete them at once, with undo; an import can be undone on [Imports](/imports); your whole account can be deleted in the [settings](/settings).',
  password: 'Password, email address and two-factor authentication are in the [settings](/settings).',
  premium: 'What Premium adds, and how to subscribe or cancel, is on [your profile](/profile).',
  categories: 'Categories are added, renamed, recoloured and merged on [Categories](/categories).',
  reminders: 'Choose how reminders reach you, in the app, by email or by push, in the [settings](/settings).',
  calendar_feed: 'The address of your calendar feed, and the calendars you follow, are on [Schedule](/schedule).',
  planning:
    '[Schedule](/schedule) proposes free times for your open tasks. I can tell you what is planned: “What do I have today?”, “What tasks are open?”, “When am I free tomorrow?”',
  appearance: 'Choose a light or dark theme, or your device’s theme, in the [settings](/settings).',
  repeated_questions:
    'Questions that you asked several times are among your [recommendations](/recommendations). I can count for you how often you asked about one subject: “How often did I ask about SQL?”',
  sharing: 'Open the conversation and choose Share in its menu: you get a link that you can revoke at any time.',
};

const nameOf = (thing: Thing): string => (thing === 'freeTime' ? 'free time' : thing);

/** The fields that a question may filter by. */
const filterFields = {
  words: 'subject',
  period: 'period',
  sources: 'assistant',
  categories: 'category',
  state: 'state',
  hasDocument: 'document',
};

export const general = {
  greeting: (name: string): string =>
    [
      `Hello ${name}. I am the built-in assistant: I answer from your own conversations and calendar, and no model is`,
      'connected. Ask what you wrote about something, what is coming up, or tell me to remind you of something.',
    ].join(' '),
  farewell: (name: string): string => `Goodbye for now, ${name}.`,
  welcome: 'You are welcome.',
  smallTalkReply: (name: string): string => `I am here when you want to look something up or plan something, ${name}.`,

  help,
  topics,
  connectModel,
  needsModel:
    'I am the built-in assistant and can’t write or explain that. A connected language model can: see the [settings](/settings), or ask whoever runs this app.',
  unsupportedAction:
    'I can’t do that: I can’t make calls, send mails or messages, change bookings, place orders, pay, play media or control anything outside this workspace. I can remind you of it, or add it as a task.',
  noLiveData:
    'I can’t look that up: I have no access to the internet and know nothing of what is so at the moment. I only know your conversations and your plans.',
  noWorldNews: 'I can’t look up the weather, news or prices: I only know your conversations and your plans.',
  neverSendNote:
    'This conversation is marked “never send”, so it was not sent to the connected model. This reply is from the built-in assistant.',
  instructionsNote:
    'This reply is from the built-in assistant, which does not follow the instructions of this chat. A connected model does.',
  unclearHint: 'I answer from your conversations and your plans; say “help” for what I can do.',
  unclear: 'I did not understand that. Ask about something you discussed or planned, or say “help”.',
  /**
   * To a message in the language of these texts. The English text also answers messages in all languages without texts.
   */
  notUnderstood: 'I did not understand that: I do not know this language.',

  /** One-click replies to a question for consent. */
  yesOrNo: ['Yes', 'No'] as [yes: string, no: string],
  yes: (sentence: string): string => `Yes. ${sentence}`,
  no: (sentence: string): string => `No. ${sentence}`,

  /** An asterisk would be rendered as emphasis. */
  calculated: (asked: string, result: string): string => `${asked.replaceAll('*', '×')}: **${result}**`,
  weekNow: (week: number): string => `This is week ${week} of the year.`,
  dayIs: (day: string): string => `That is ${day}.`,
  /** `place`, such as 'New York', may be empty. */
  currentTime: (time: string, place: string): string =>
    place === '' ? `It is ${time}.` : `In ${place} it is ${time}.`,
  /** To a question for the day or the time there. */
  unknownPlace: (place: string): string => `I don’t know which time zone ${place} is in.`,

  cannotFilter: (thing: Thing, fields: readonly (keyof typeof filterFields)[]): string =>
    `I can’t pick out ${nameOf(thing)} by ${formats.listOf(fields.map((field) => filterFields[field]))}.`,
  unclearShare:
    'I can only tell the share of all your conversations with one assistant, in one category or about one subject, and the share of your tasks that are done.',
  cannotCompare: (thing: Thing): string => `I can’t compare ${nameOf(thing)}.`,
  cannotRank:
    'I can’t tell that from your data. I can count, list and compare your conversations by subject, period, assistant and category, and your tasks, events, goals and cards.',
  /** A day that no calendar has, such as November 31. */
  noSuchDay: (day: number, month: string): string => `There is no ${month} ${day}. Please name another day.`,
  noSuchThings: (things: AbsentThing): string =>
    `I can’t list ${things} here. I can list your conversations, categories, documents, events, tasks, reminders, goals, cards and highlights.`,

  /** In place of the first lines of a list that is shown in parts. */
  further: (from: number, to: number, total: number): string =>
    from === to ? `Number ${from} of ${total}:` : `Numbers ${from} to ${to} of ${total}:`,
  nothingFurther: 'There are no more.',
  /** Below a list of which only the first are shown. */
  moreOf: (count: number): string => `And ${count} more: ask for the rest.`,
};

export type GeneralReplies = typeof general;
