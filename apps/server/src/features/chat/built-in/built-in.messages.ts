import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { AppTopic } from '@app/understanding/intents';

/** The built-in assistant's texts. Each states what was done or what cannot be done, and no more. */

export const BUILT_IN_LABEL = BUILT_IN_ASSISTANT;

const withLeadingSpace = (words: string): string => (words === '' ? '' : ` ${words}`);

export const connectModel = [
  'Connecting a language model adds that: the operator of this app starts a local [Ollama](https://ollama.com),',
  'which is detected automatically, or sets `AI_PROVIDER`, `AI_MODEL` and `AI_API_KEY`.',
].join(' ');

export const greeting = (name: string): string =>
  [
    `Hello ${name}. I am the built-in assistant: I answer from your own conversations and calendar, and no model is`,
    'connected. Ask what you wrote about something, what is coming up, or tell me to remind you of something.',
  ].join(' ');

export const welcome = 'You are welcome.';
export const smallTalkReply = (name: string): string => `Tell me what I can look up or plan for you, ${name}.`;

export const help = [
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
  `I do not write, code or know the world. ${connectModel}`,
].join('\n');

export const needsModel = `Writing, code and general knowledge need a connected language model; I am the built-in assistant and do not have one. ${connectModel}`;

export const fromArchive = 'This is what your own conversations hold about it:';

export const youAsked = '*You asked:*';

export const nothingFound = (words: string): string =>
  words === ''
    ? 'There is nothing in this that I could search for. Name the topic.'
    : `I found nothing about ${words} in your conversations.`;

export const unsupportedAction =
  'I cannot do that: I do not make calls, order, pay, play or control anything outside this workspace. I can remind you of it, or keep it as a task.';

export const proposal = {
  event: 'I found this in what you wrote. Approve it below to put it on your schedule, or change it first.',
  reminder: 'I can remind you of this. Approve it below, or change it first.',
  task: 'I can keep this as a task. Approve it below, or change it first.',
} as const;

export const neverSendNote =
  'This conversation is marked “never send”, so nothing of it went to the connected model and I answered by myself.';

export const timeIsAsked = 'When is that? Say it with a day or an hour, or approve it below and set the time there.';

export const noTimeFound =
  'I understood that as something to plan but found no date in it. Name a day or a time, such as "Dentist on Tuesday at 3pm".';

export const nothingPlanned = (span: string, words: string): string =>
  words === '' ? `Nothing is on your schedule ${span}.` : `Nothing about ${words} is on your schedule ${span}.`;
export const askWhichToChange = (span: string): string =>
  `Say which one to change and how, or open [Schedule](/schedule). On your schedule ${span}:`;
export const askWhichReminderToChange =
  'Say which one to change and how, or open [Reminders](/reminders). Coming reminders:';

export const noTasks = 'No task is open.';
export const openTasks = (count: number): string => (count === 1 ? 'One task is open:' : `${count} tasks are open:`);
export const noReminders = 'No reminder is coming.';
export const comingReminders = 'These reminders are coming:';
export const planned = (span: string): string => `On your schedule ${span}:`;

/** `span` may be empty. */
export const counted = (count: number, words: string, span: string): string => {
  const when = withLeadingSpace(span);
  const verb = span === '' ? 'have' : 'had';
  if (words === '') return `You ${verb} ${count === 1 ? 'one conversation' : `${count} conversations`}${when}.`;
  return count === 1
    ? `One of your conversations${when} mentions ${words}.`
    : `${count} of your conversations${when} mention ${words}.`;
};
export const overTime = 'Over time:';
export const nothingToCount = 'There is nothing to count yet.';
/** `span` may be empty. */
export const mostAbout = (category: string, count: number, span: string): string =>
  `Most of your conversations${withLeadingSpace(span)} are about ${category}: ${count}.`;
export const countedTasks = (count: number): string => (count === 1 ? 'One task is open.' : `${count} tasks are open.`);
export const countedReminders = (count: number): string =>
  count === 1 ? 'One reminder is coming.' : `${count} reminders are coming.`;

/** One-click replies to a question for consent. */
export const yesOrNo = ['Yes', 'No'] as const;
export const nothingChanged = 'Nothing was changed.';
export const shallCancel = (what: string): string =>
  `Shall I cancel this? ${what}. It can be restored from the [trash](/trash).`;
export const shallMove = (what: string, to: string): string => `Shall I move this? ${what} → **${to}**.`;
export const shallFinish = (what: string): string => `Shall I mark this as done? ${what}.`;
export const onlyThisOne = 'Only this one: the others of its series stay.';
export const cancelled = (title: string): string =>
  `“${title}” is cancelled. It is in the [trash](/trash) if you miss it.`;
export const eventMoved = (title: string, to: string): string => `“${title}” is on ${to} now.`;
export const finished = (title: string): string => `“${title}” is done.`;
export const whichPlan = 'Several fit. Name the one you mean by its title and day:';
export const nothingToChange = (words: string): string =>
  words === ''
    ? 'I found nothing planned that this could be about. Name it, such as “Cancel the dentist”.'
    : `I found nothing about ${words} among your events, reminders and tasks.`;
export const onlyFollowed = (title: string): string =>
  `“${title}” comes from a calendar you follow. It can only be changed where it comes from.`;
export const alreadyAtThatTime = (title: string): string => `“${title}” is there already.`;
export const alsoReminders = 'Reminders:';
export const alsoDue = 'Due:';
export const inThePast = (time: string): string => `${time} is over already. Name a time that is still to come.`;

export const shallSetGoal = (title: string, measure: string, by: string | undefined): string => {
  const details = [measure === '' ? '' : `target ${measure}`, by === undefined ? '' : `by ${by}`].filter(Boolean);
  return `Shall I set this goal? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
};
export const goalSet = (title: string): string => `The goal “${title}” is set. You find it in [Goals](/goals).`;
export const noGoals = 'No goal is open. Set one with “Set a goal to read 12 books this year”.';
export const openGoals = (count: number): string => (count === 1 ? 'One goal is open:' : `${count} goals are open:`);
export const goalLine = (title: string, progress: number, by: string | null): string =>
  `- ${title}: ${Math.round(progress)}%${by === null ? '' : `, by ${by}`}`;

export const shallRemember = (text: string): string =>
  `Shall I remember this? **${text}** (A connected model is told it with every question; you can change it in the [settings](/settings).)`;
export const remembered = (text: string): string => `I will remember: ${text}`;
export const rememberedAlready = (text: string): string => `I remember that already: ${text}`;
export const memoryFull = 'There is no room for more. Take something out in the [settings](/settings) first.';
export const memories = 'This is what you had me remember; change it in the [settings](/settings):';
export const noMemories =
  'You have not had me remember anything yet. Say “Remember that …” and it is kept once you agree. What you wrote in conversations I look up when you ask for it.';

/** `place`, such as “in Home”, and `span` may be empty. */
export const listed = (count: number, place: string, span: string): string =>
  `${count === 1 ? 'One conversation' : `${count} conversations`}${withLeadingSpace(place)}${withLeadingSpace(span)}:`;
export const noConversationsFound = (place: string, span: string): string =>
  `There is no conversation${withLeadingSpace(place)}${withLeadingSpace(span)}.`;
export const andMore = (count: number): string => `And ${count} more. [Search](/search) shows them all.`;
export const firstOrLatest = (recency: 'oldest' | 'newest', line: string): string =>
  recency === 'oldest' ? `The first one: ${line}` : `The latest one: ${line}`;

export const byMeaning = 'None of your conversations says it in these words. The closest in what they are about:';
export const citedWhen = (line: string): string => `That was in ${line}.`;
export const nothingCited = 'I quoted no conversation here yet. Ask about something you discussed before.';
/** An asterisk would be rendered as emphasis. */
export const calculated = (asked: string, result: string): string => `${asked.replaceAll('*', '×')}: **${result}**`;

export const unclearHint = 'I answer from your conversations and your plans; say “help” for what I can do.';
export const unclear =
  'I did not understand that. Ask for something you discussed, for what is planned, or say “help”.';

/** In the language of the message, as its user may not read English. */
export const foreign: Partial<Record<string, string>> = {
  de: 'Fragen verstehe ich nur auf Englisch; Termine, Erinnerungen und Aufgaben lese ich auch auf Deutsch. Nachschlagen kann ich die Wörter trotzdem.',
  fr: 'Je ne comprends les questions qu’en anglais ; rendez-vous, rappels et tâches, je les lis aussi en français. Je peux quand même chercher vos mots.',
  es: 'Solo entiendo preguntas en inglés; citas, recordatorios y tareas los leo también en español. Aun así puedo buscar tus palabras.',
  it: 'Capisco domande solo in inglese; appuntamenti, promemoria e attività li leggo anche in italiano. Posso comunque cercare le tue parole.',
  pt: 'Só entendo perguntas em inglês; compromissos, lembretes e tarefas também leio em português. Mesmo assim posso procurar as suas palavras.',
  nl: 'Vragen begrijp ik alleen in het Engels; afspraken, herinneringen en taken lees ik ook in het Nederlands. Ik kan je woorden wel opzoeken.',
};
export const foreignFallback = 'I understand questions and commands in English only. I can still look up your words.';

export const topics = {
  import:
    'Drop the export you were sent on [Import](/imports): from ChatGPT (Settings → Data controls → Export data), Claude (Settings → Privacy → Export data), Gemini and others. You see what is in it before anything is added.',
  export:
    'All your data as JSON, and backups, are in the [settings](/settings). A single conversation can be downloaded from its menu.',
  trash: 'What you delete stays in the [trash](/trash) for a while and can be restored from there.',
  delete_all:
    'I do not delete in bulk. In a list you can select many conversations and delete them at once, with undo; an import can be taken back on [Imports](/imports); your whole account goes in the [settings](/settings).',
  password: 'Password, e-mail address and two-factor authentication are in the [settings](/settings).',
  premium: 'What Premium adds, and how to get it or end it, is on [your profile](/profile).',
  categories: 'Categories are added, renamed, recoloured and merged on [Categories](/categories).',
  reminders: 'Which way reminders reach you, in the app, by e-mail or by push, is chosen in the [settings](/settings).',
  calendar_feed:
    'The address that other calendars can follow, and calendars to follow here, are on [Schedule](/schedule).',
  planning:
    '[Schedule](/schedule) proposes free times for your open tasks. I can tell you what is planned: “What do I have today?”, “What tasks are open?”, “When am I free tomorrow?”',
  appearance: 'Light, dark or as your device has it: choose in the [settings](/settings).',
  sharing: 'Open the conversation and choose Share in its menu: you get a link that you can end at any time.',
} as const satisfies Record<AppTopic, string>;

export const conversationIsEmpty =
  'This is the beginning of a conversation, so there is nothing in it yet. Name the one you mean, such as "the chat about the garden".';
export const noSuchConversation = (words: string): string => `I found no conversation about ${words}.`;
export const whichConversation = 'Several conversations fit. Which one do you mean? Open it, or name its title.';
export const nothingToSummarise = (link: string): string => `There is too little text in ${link} for a summary.`;
export const extracted = (link: string, day: string): string =>
  `The sentences that say most of ${link} (${day}), taken as they stand:`;
export const noSuchCategory = (name: string, known: readonly string[]): string =>
  `${name === '' ? 'Name the category to move it to.' : `There is no category called ${name}.`} Yours are ${known.join(', ')}.`;
export const whichCategory = (name: string, known: readonly string[]): string =>
  `“${name}” may be ${known.join(' or ')}. Which category do you mean? Say its whole name.`;
export const alreadyInCategory = (link: string, category: string): string => `${link} is in ${category} already.`;
export const categoryChanged = (link: string, category: string, before: string): string =>
  `${link} is in ${category} now, and stays there. It was in ${before}.`;
export const noTitle = 'Say what the title should be: "Rename this chat to Garden plans".';
export const renamed = (before: string, link: string): string => `“${before}” is called ${link} now.`;

export const currentTime = (time: string, place: string | undefined): string =>
  place === undefined
    ? `It is ${time}.`
    : `In ${place.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())} it is ${time}.`;

export const gaps = (span: string): string => `You are free ${span}:`;
export const noGap = (minutes: number, span: string): string =>
  `There are no ${minutes} free minutes between 8 AM and 8 PM ${span}.`;

export const countedEvents = (count: number, span: string): string =>
  count === 1 ? `One event ${span}.` : `${count} events ${span}.`;
