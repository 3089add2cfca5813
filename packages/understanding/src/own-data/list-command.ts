import { buildSuggestionOfKind } from '../events/build-suggestion.ts';
import { MIN_PLAN_SCORE } from '../events/evidence.ts';
import { eventTitle } from '../events/event-title.ts';
import { foreignTitle } from '../foreign/foreign-title.ts';
import { languageOf } from '../foreign/languages.ts';
import { planLikelihood } from '../likelihood/plan-likelihood.ts';
import { findWhen, type FoundWhen } from '../time/find-when.ts';
import type { DetectedSuggestion } from '../events/suggestion.ts';
import type { Message } from '../intent/message.ts';
import { bodyOf, comparable, COMMAND_FORMS, withoutStart } from './command-forms.ts';
import type { CommandWords } from './command-words.table.ts';
import { joinedTasks } from './joined-tasks.ts';
import { taskList } from './task-list.ts';

const MAX_LENGTH = 200;
/** Minimum `planLikelihood` of a task after 'note down', below even odds because these words already suggest a task. */
const MIN_NOTE_LIKELIHOOD = -2;
/** Words of lists other than the task list: playlists, columns, arrays. */
const OTHER_LIST =
  /\b(?:songs?|tracks?|playlists?|columns?|rows?|arrays?|elements?|python|javascript|variables?|kolom|spalte|colonne|columna|coluna)\b|[{}[\]=<>]|\w\(/;
/** The first words of questions about a list, and of commands that remove something from it or change it. */
const NOT_ADDED =
  /^(?:what|which|who|when|where|why|how|is|are|do|does|did|have|has|can i|show|list|read|give me|tell|remove|delete|take|cross|tick|check|mark|move|find|clear|nothing|anything|wat|welke|wie|waar|hoe|staat|staan|heb|toon|laat|geef|haal|wis|streep|vink|verwijder|zoek|was|welche\w*|wer|wo|steht|stehen|habe?|zeige?|gib|streiche?|losche?|entferne?|hake?|nimm|suche?|que|quoi|quel\w*|qu'\w+|qui|est|montre|donne|raye|coche|supprime|enleve|retire|efface|cherche|cual\w*|hay(?! que)|tengo(?! que)|muestra\w*|dame|dime|ensename|tacha|borra|quita|elimina|marca|busca|lee|cosa|che|quali|qual|c'e|ci|ho|mostra\w*|dammi|fammi vedere|leggi\w*|togli|cancella|spunta|rimuovi|cerca|o que|quais|ha|tenho(?! (?:que|de))|mostre|da-me|risca|apaga|remove|tira|procura)(?![a-z])/;

const capitalise = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The text without the part that matches in its comparable form. */
const withoutMatch = (text: string, part: RegExp): string => {
  const match = part.exec(comparable(text));
  return match === null ? text : text.slice(0, match.index) + text.slice(match.index + match[0].length);
};

/** The task itself: 'den Keller ausmessen' of 'dass ich noch den Keller ausmessen muss' ('… measure the cellar'). */
export const taskText = (body: string, { lead, link, duty, hurry }: CommandWords): string => {
  const unhurried = withoutMatch(body, new RegExp(`\\s*[,.;?!–-]+\\s*(?:${hurry})(?=[\\s,.;!?]*$|[,.;])`));
  const unquoted = unhurried.replaceAll(/(^|\s)["“„«'‘]([^"“”„«»'‘’]{2,80})["”»'’](?=[\s.,!]|$)/g, '$1$2');
  const unpunctuated = unquoted.replaceAll(/^["“„«'\s]+|(?<!\d)["”“»'\s.]+$/gu, '');
  const task = withoutStart(unpunctuated, lead);
  return task === unpunctuated
    ? withoutStart(unpunctuated, link)
    : task.replace(new RegExp(`(?:^| )(?:${duty})(?= |$)`, 'iu'), '').trim();
};

/** The task without its time: 'book the train' of 'book the train by Friday'. */
const withoutTime = ({ sentence, spans }: FoundWhen): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, sentence)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ (?:by|on|at|before|until|for|in|the|this|next)+$/i, '');

interface TaskCommand {
  words: CommandWords;
  /** Whether the task was only noted down, and not put on a list. */
  isNote: boolean;
  /** Whether it is one of several tasks in a list. */
  isListed?: boolean;
  written: string;
}

/** A task with its day; undefined for a day in the past, and for a note that is an appointment or hardly a plan. */
const suggestionOf = (
  task: string,
  { words, isNote, isListed = false, written }: TaskCommand,
  { reference, timeZone }: Omit<Message, 'text'>,
): DetectedSuggestion | undefined => {
  const foreign = words.language === 'en' ? undefined : words.language;
  const when = findWhen(task, reference, timeZone, foreign);
  // A note with an hour is an appointment, and one that is unlikely to be a plan is only a note.
  const isNoTask = when?.hasTime === true || planLikelihood(task) < MIN_NOTE_LIKELIHOOD;
  if (when?.isPast === true || (isNote && isNoTask)) return undefined;
  const datedWhen = when?.hasDate === true ? when : undefined;
  const title =
    foreign !== undefined
      ? foreignTitle(languageOf(foreign), datedWhen, task)
      : datedWhen === undefined
        ? capitalise(task)
        : isListed
          ? capitalise(withoutTime(datedWhen))
          : eventTitle(task, datedWhen, capitalise(task));
  return buildSuggestionOfKind('task', { title, description: written, score: MIN_PLAN_SCORE }, datedWhen);
};

/** A task, with the words of its language and the part of the command that names it; empty for a note. */
interface FoundTask {
  suggestion: DetectedSuggestion;
  words: CommandWords;
  body: string;
}

/**
 * The task that a command puts on the task list: 'add descaling the kettle to my list', 'wc-papier op m'n lijstje'
 * ('toilet paper on my list'). Undefined for other messages and for days in the past. Reads seven languages.
 */
const taskOfListCommand = ({ text, reference, timeZone }: Message): FoundTask | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const original = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .trim();
  const plain = comparable(original);
  if (OTHER_LIST.test(plain) || NOT_ADDED.test(plain)) return undefined;
  for (const { words, listCommands, noteCommand } of COMMAND_FORMS) {
    const listBody = listCommands.map((form) => bodyOf(form, plain, original)).find((found) => found !== undefined);
    const body = listBody ?? bodyOf(noteCommand, plain, original);
    if (body === undefined) continue;
    const task = taskText(body, words);
    if (NOT_ADDED.test(comparable(task)) || new RegExp(`^(?:${words.it})$`).test(comparable(task))) return undefined;
    const isNote = listBody === undefined;
    const suggestion = suggestionOf(task, { words, isNote, written: original }, { reference, timeZone });
    return suggestion && { suggestion, words, body: isNote ? '' : body };
  }
  return undefined;
};

/** The task with these words, which an order puts on the list. */
export const listedTask = (body: string, words: CommandWords, message: Message): DetectedSuggestion | undefined =>
  suggestionOf(taskText(body, words), { words, isNote: false, isListed: true, written: body }, message);

/** The tasks that are named one after the other in a command: 'add milk, call Mum and pay rent to my list'. */
function toSeveralSuggestions(
  { words, body, suggestion }: FoundTask,
  message: Message,
): DetectedSuggestion[] | undefined {
  const items = joinedTasks(body, words.language);
  if (items.length < 2 || suggestion.schedulingDetails !== undefined) return undefined;
  const found = items.map((item) =>
    suggestionOf(taskText(item, words), { words, isNote: false, isListed: true, written: item }, message),
  );
  return found.some((one) => one === undefined) ? undefined : found.flatMap((one) => one ?? []);
}

/** The tasks of a command that names several in a list, each with its own day; else the one of `taskOfListCommand`. */
export const tasksOfListCommand = (message: Message): DetectedSuggestion[] => {
  const { text, reference, timeZone } = message;
  const list = taskList(text);
  if (list === undefined) {
    const task = taskOfListCommand(message);
    return task === undefined ? [] : (toSeveralSuggestions(task, message) ?? [task.suggestion]);
  }
  const { items, words } = list;
  const moment = { reference, timeZone };
  return items.flatMap(
    (item) =>
      suggestionOf(taskText(item, words), { words, isNote: false, isListed: true, written: item }, moment) ?? [],
  );
};
