import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { AppTopic } from '@app/understanding/intents';

/** The built-in assistant's texts. Each states what was done or what cannot be done, and no more. */

export const BUILT_IN_LABEL = BUILT_IN_ASSISTANT;

const withLeadingSpace = (words: string): string => (words === '' ? '' : ` ${words}`);

export const connectModel =
  'A connected language model can do that: see the [settings](/settings), or ask whoever runs this app.';

export const greeting = (name: string): string =>
  [
    `Hello ${name}. I am the built-in assistant: I answer from your own conversations and calendar, and no model is`,
    'connected. Ask what you wrote about something, what is coming up, or tell me to remind you of something.',
  ].join(' ');

export const farewell = (name: string): string => `Goodbye for now, ${name}.`;
export const welcome = 'You are welcome.';
export const smallTalkReply = (name: string): string =>
  `I am here when you want to look something up or plan something, ${name}.`;

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
  `I can’t write text or code, or answer general questions. ${connectModel}`,
].join('\n');

export const needsModel =
  'I am the built-in assistant and can’t write or explain that. A connected language model can: see the [settings](/settings), or ask whoever runs this app.';

/** `words` may be empty. */
export const talkedAboutOn = (recency: 'oldest' | 'newest', day: string, words: string): string =>
  `You ${recency === 'oldest' ? 'first' : 'last'} talked about ${words === '' ? 'that' : words} on ${day}:`;
export const answerIn = (link: string): string => `The answer in ${link} was:`;
export const detailIn = (link: string): string => `In ${link} it says:`;
export const noDetail = (link: string): string => `I found no answer to that in ${link}.`;
export const noAnswer = (link: string): string => `There is no answer in ${link}.`;

export const fromArchive = 'This is what I found in your conversations:';
export const fromFiles = 'This is what I found in your files:';
export const summaryOfFile = (name: string): string =>
  `I can’t write a summary without a connected model, but these sentences of **${name}** say most about it:`;
export const nothingInFiles = (names: string): string =>
  `I found nothing about that in ${names}. Try words that stand in the text. ${connectModel}`;
export const pictureUnseen = (names: string): string =>
  `I can’t see pictures, and there is no text that I could read in ${names}. ${connectModel}`;

/** In front of a message of the user. */
export const youSaid = (message: string): string => (message.includes('?') ? '*You asked:*' : '*You wrote:*');

export const nothingFound = (words: string): string =>
  words === ''
    ? 'I need something to search for. Please name the topic.'
    : `I found nothing about ${words} in your conversations.`;

export const unsupportedAction =
  'I can’t do that: I can’t make calls, place orders, pay, play media or control anything outside this workspace. I can remind you of it, or add it as a task.';

export const noWorldNews =
  'I can’t look up the weather, news or prices: I only know your conversations and your plans.';

export const proposal = {
  event: 'I can add this to your schedule.',
  reminder: 'I can remind you of this.',
  task: 'I can add this as a task.',
} as const;

export const neverSendNote =
  'This conversation is marked “never send”, so it was not sent to the connected model. This reply is from the built-in assistant.';

export const instructionsNote =
  'This reply is from the built-in assistant, which does not follow the instructions of this chat. A connected model does.';

export const askForTime = 'When is it? Reply with a day or a time, or set the time in the suggestion.';

export const noTimeFound =
  'I understood that as something to plan, but found no date in it. Please add a day or a time, such as "Dentist on Tuesday at 3pm".';

export const nothingPlanned = (span: string, words: string): string =>
  words === ''
    ? `You have nothing on your schedule${withLeadingSpace(span)}.`
    : `You have nothing about ${words} on your schedule${withLeadingSpace(span)}.`;
export const askWhichToChange = (span: string): string =>
  `Say which one to change and how, or open [Schedule](/schedule). On your schedule${withLeadingSpace(span)}:`;
export const askWhichReminderToChange =
  'Say which one to change and how, or open [Reminders](/reminders). Upcoming reminders:';

export const noTasks = 'You have no open tasks.';
export const noTaskAbout = (words: string): string => `You have no open task about ${words}.`;
export const noOverdueTasks = 'No task is overdue.';
export const overdueTasks = (count: number): string =>
  count === 1 ? 'One task is overdue:' : `${count} tasks are overdue:`;
/** `span`, such as “on May 2, 2026”. */
export const noTasksDue = (span: string): string => countedTasksDue(0, span);
export const tasksDue = (count: number, span: string): string =>
  count === 1 ? `One task is due ${span}:` : `${count} tasks are due ${span}:`;
export const taskLine = (title: string, due: string): string => `- ${title}${due === '' ? '' : `, due ${due}`}`;
export const openTasks = (count: number): string =>
  count === 1 ? 'You have one open task:' : `You have ${count} open tasks:`;
export const noReminders = 'You have no upcoming reminders.';
export const comingReminders = 'Your upcoming reminders:';
export const planned = (span: string): string => `On your schedule${withLeadingSpace(span)}:`;

/** `span` may be empty. */
export const counted = (count: number, words: string, span: string): string => {
  const when = withLeadingSpace(span);
  const verb = span === '' ? 'have' : 'had';
  if (words === '') return `You ${verb} ${count === 1 ? 'one conversation' : `${count} conversations`}${when}.`;
  if (count === 0) return `I found no conversation${when} about ${words}.`;
  return count === 1
    ? `One of your conversations${when} mentions ${words}.`
    : `${count} of your conversations${when} mention ${words}.`;
};
export const busiestMonth = (month: string, count: number): string =>
  `${month} was the busiest month: ${count === 1 ? 'one conversation' : `${count} conversations`}.`;
export const overTime = 'Over time:';
export const nothingToCount = 'There is nothing to count yet.';
/** `span` may be empty. */
export const mostAbout = (category: string, count: number, span: string): string =>
  `Most of your conversations${withLeadingSpace(span)} are about ${category}: ${count}.`;
export const countedTasks = (count: number): string =>
  count === 1 ? 'You have one open task.' : `You have ${count} open tasks.`;
export const countedTasksDue = (count: number, span: string): string =>
  count === 0
    ? `No open task is due ${span}.`
    : `${count === 1 ? 'One open task is' : `${count} open tasks are`} due ${span}.`;
export const countedReminders = (count: number): string =>
  count === 0 ? noReminders : count === 1 ? 'You have one upcoming reminder.' : `You have ${count} upcoming reminders.`;

/** One-click replies to a question for consent. */
export const yesOrNo = ['Yes', 'No'] as const;
export const nothingChanged = 'Nothing was changed.';
export const shallCancel = (what: string): string =>
  `Shall I cancel this? ${what}. It can be restored from the [trash](/trash).`;
export const shallMove = (what: string, to: string): string => `Shall I move this? ${what} → **${to}**.`;
export const shallFinish = (what: string): string => `Shall I mark this as done? ${what}.`;
export const onlyThisOne = 'Only this one; the rest of the series stays as it is.';
export const cancelled = (title: string): string =>
  `“${title}” is cancelled. You can restore it from the [trash](/trash).`;
export const planMoved = (title: string, to: string): string => `“${title}” is now on ${to}.`;
export const finished = (title: string): string => `“${title}” is done.`;
export const whichPlan = 'Several match. Reply with the title and day of the one you mean:';
export const nothingToChange = (words: string): string =>
  words === ''
    ? 'I found no matching plan. Please name it, such as “Cancel the dentist”.'
    : `I found nothing about ${words} among your events, reminders and tasks.`;
export const onlyFollowed = (title: string): string =>
  `“${title}” comes from a calendar you follow. It can only be changed there.`;
export const alreadyAtThatTime = (title: string): string => `“${title}” is already at that time.`;
export const alsoReminders = 'Reminders:';
export const alsoDue = 'Due:';
export const inThePast = (time: string): string => `${time} is in the past. Please name a later time.`;

export const shallSetGoal = (title: string, measure: string, by: string | undefined): string => {
  const details = [measure === '' ? '' : `target ${measure}`, by === undefined ? '' : `by ${by}`].filter(Boolean);
  return `Shall I set this goal? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
};
export const goalSet = (title: string): string => `The goal “${title}” is set. You can find it in [Goals](/goals).`;
export const noGoals = 'You have no open goals. Set one with “Set a goal to read 12 books this year”.';
export const openGoals = (count: number): string =>
  count === 1 ? 'You have one open goal:' : `You have ${count} open goals:`;
/** `amounts`, such as “17 of 24 books”, `left` and `by` may be empty. */
export const goalProgress = (
  percent: number,
  given: { amounts: string; left: string; by: string; pace: string },
): string => {
  const reached = given.amounts === '' ? `${percent}%` : `${given.amounts} (${percent}%)`;
  const left = given.left === '' ? '' : `, ${given.left} to go`;
  const pace = given.pace === '' ? '' : ` (${given.pace})`;
  return `${reached}${left}${given.by === '' ? '' : `, by ${given.by}`}${pace}`;
};
export const paces = {
  achieved: 'reached',
  ahead: 'ahead of schedule',
  on_track: 'on track',
  behind: 'behind schedule',
  overdue: 'overdue',
} as const;
export const goalAmounts = (value: string, target: string, unit: string): string =>
  `${value} of ${target}${withLeadingSpace(unit)}`;
export const goalLine = (title: string, progress: string): string => `- ${title}: ${progress}`;

export const shallRemember = (text: string): string =>
  `Shall I remember this? **${text}** (It is sent to a connected model with every question; you can change it in the [settings](/settings).)`;
export const remembered = (text: string): string => `I will remember: ${text}`;
export const rememberedAlready = (text: string): string => `I already remember that: ${text}`;
export const memoryFull = 'I can’t remember any more. Please delete something in the [settings](/settings) first.';
export const memories = 'This is what you asked me to remember. You can change it in the [settings](/settings):';
export const noMemories =
  'You have not asked me to remember anything yet. Say “Remember that …” and confirm it. I can also look up what you wrote in your conversations.';

/** `place`, such as “in Home”, and `span` may be empty. */
export const listed = (count: number, place: string, span: string): string =>
  `${count === 1 ? 'One conversation' : `${count} conversations`}${withLeadingSpace(place)}${withLeadingSpace(span)}:`;
export const noConversationsFound = (place: string, span: string): string =>
  `There is no conversation${withLeadingSpace(place)}${withLeadingSpace(span)}.`;
export const andMore = (count: number): string => `And ${count} more. [Search](/search) shows them all.`;
export const firstOrLatest = (recency: 'oldest' | 'newest', line: string): string =>
  recency === 'oldest' ? `The first one: ${line}` : `The latest one: ${line}`;

export const byMeaning = 'No conversation contains these words. These are the closest in meaning:';
export const listedAbout = (total: number, subject: string): string =>
  total === 1
    ? `One of your conversations is about ${subject}:`
    : `${total} of your conversations are about ${subject}:`;
export const citedWhen = (line: string): string => `That was in ${line}.`;
export const nothingCited = 'I have not quoted a conversation here yet. Ask about something you discussed before.';
/** An asterisk would be rendered as emphasis. */
export const calculated = (asked: string, result: string): string => `${asked.replaceAll('*', '×')}: **${result}**`;

export const unclearHint = 'I answer from your conversations and your plans; say “help” for what I can do.';
export const unclear = 'I did not understand that. Ask about something you discussed or planned, or say “help”.';

/** `needsModel` in the language of the message. */
export const foreignNeedsModel: Partial<Record<string, string>> = {
  de: 'Ich bin der eingebaute Assistent und kann das nicht schreiben oder erklären. Ein verbundenes Sprachmodell kann es: siehe die [Einstellungen](/settings).',
  fr: 'Je suis l’assistant intégré et je ne peux ni l’écrire ni l’expliquer. Un modèle de langage connecté le peut : voir les [réglages](/settings).',
  es: 'Soy el asistente integrado y no puedo escribirlo ni explicarlo. Un modelo de lenguaje conectado sí puede: mira los [ajustes](/settings).',
  it: 'Sono l’assistente integrato e non posso scriverlo né spiegarlo. Un modello linguistico collegato può farlo: vedi le [impostazioni](/settings).',
  pt: 'Sou o assistente integrado e não posso escrever nem explicar isso. Um modelo de linguagem ligado pode: veja as [definições](/settings).',
  nl: 'Ik ben de ingebouwde assistent en kan dat niet schrijven of uitleggen. Een gekoppeld taalmodel kan het wel: zie de [instellingen](/settings).',
};

/** `unclear` in the language of the message, because the user may not read English. */
export const foreign: Partial<Record<string, string>> = {
  de: 'Das habe ich nicht verstanden. Auf Deutsch lese ich Termine, Erinnerungen und Aufgaben und kurze Fragen danach und nach deinen Gesprächen.',
  fr: 'Je n’ai pas compris. En français, je lis les rendez-vous, rappels et tâches, et de courtes questions à leur sujet et sur vos conversations.',
  es: 'No lo he entendido. En español leo citas, recordatorios y tareas, y preguntas cortas sobre ellos y sobre tus conversaciones.',
  it: 'Non ho capito. In italiano leggo appuntamenti, promemoria e attività, e brevi domande su di essi e sulle tue conversazioni.',
  pt: 'Não entendi. Em português leio compromissos, lembretes e tarefas, e perguntas curtas sobre eles e sobre as suas conversas.',
  nl: 'Dat heb ik niet begrepen. In het Nederlands lees ik afspraken, herinneringen en taken, en korte vragen daarover en over je gesprekken.',
};
export const foreignFallback = 'I did not understand that: I do not know this language.';

export const topics = {
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
} as const satisfies Record<AppTopic, string>;

export const conversationIsEmpty =
  'This conversation is still empty. Please name the one you mean, such as "the chat about the garden".';
export const noSuchConversation = (words: string): string => `I found no conversation about ${words}.`;
export const whichConversation =
  'Several conversations match. Which one do you mean? Open it, or reply with its title.';
export const nothingToSummarise = (link: string): string => `There is too little text in ${link} for a summary.`;
export const extracted = (link: string, day: string): string => `Key sentences from ${link} (${day}), quoted:`;
export const noSuchCategory = (name: string, known: readonly string[]): string =>
  `${name === '' ? 'Name the category to move it to.' : `There is no category called ${name}.`} Your categories are ${known.join(', ')}.`;
export const whichCategory = (name: string, known: readonly string[]): string =>
  `“${name}” may be ${known.join(' or ')}. Which category do you mean? Please give its full name.`;
export const inCategory = (link: string, category: string): string =>
  category === '' ? `${link} is in no category.` : `${link} is in ${category}.`;
export const alreadyInCategory = (link: string, category: string): string => `${link} is already in ${category}.`;
export const categoryChanged = (link: string, category: string, before: string): string =>
  `${link} is now in ${category} and stays there. It was in ${before}.`;
export const noTitle = 'Say what the title should be: "Rename this chat to Garden plans".';
export const renamed = (before: string, link: string): string => `“${before}” is now called ${link}.`;

export const weekNow = (week: number): string => `This is week ${week} of the year.`;
export const dayIs = (day: string): string => `That is ${day}.`;
export const currentTime = (time: string, place: string | undefined): string =>
  place === undefined
    ? `It is ${time}.`
    : `In ${place.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())} it is ${time}.`;

export const gaps = (span: string): string => `You are free ${span}:`;
export const noFreeTime = (minutes: number, span: string): string =>
  `There are no ${minutes} free minutes between 8 AM and 8 PM ${span}.`;

export const countedEvents = (count: number, span: string): string =>
  count === 1 ? `One event ${span}.` : `${count} events ${span}.`;
