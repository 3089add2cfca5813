import { withoutAccents } from '../intent/foreign-questions.ts';
import { createPatternFilter } from '../text/pattern-filter.ts';
import { rememberLast } from '../text/remember-last.ts';
import { COMMAND_WORDS, type CommandWords } from './command-words.table.ts';
import { NEW_TASKS } from './new-tasks.table.ts';
import { ASKS_NOTHING_MORE, OWN_GOALS } from './own-goals.table.ts';

/** A pattern for a whole message that is a command, with or without polite words around it. */
const wholeMessage = ({ polite, politeEnd }: CommandWords, source: string): RegExp =>
  new RegExp(`^(?:(?:${polite})[ ,]+){0,3}(?:${source})[ ,]*(?:(?:[ ,]+(?:${politeEnd})){1,2})?[ .!?]*$`, 'd');

/** The forms of commands and questions in one language. The group `body` is the task or the goal. */
export interface CommandForms {
  words: CommandWords;
  listCommands: readonly RegExp[];
  /** 'Jot down: renew library card'. */
  noteCommand: RegExp;
  goalCommands: readonly RegExp[];
  goalQuestions: readonly RegExp[];
}

/** A day after the name of the list: 'on my list for every Saturday'. */
const DAY_AFTER_LIST =
  '(?: (?<tail>(?:for|every|each|by|on|until|before|voor|elke|iedere|tot|op|fur|jeden?|jede|bis|am|pour|chaque|tous les|toutes les|avant|le|para|cada|todos los|todas las|antes|el|per|ogni|entro|il|todo|toda|ate|na|no) .{2,40}?))?';
/**
 * The punctuation between a task and its command: '…, leg das an' ('…, create that'). The full stop of 'jeden 15.'
 * ('every 15th') belongs to the day.
 */
const PUNCTUATION = '(?:(?<!\\d)[,.;:–-]+|(?<=\\d\\.),|(?<=\\d)[,;:–-]+)';
const BODY = '(?<body>.{2,160}?)';
/** 'Toilet paper on my list': a few words without a verb. */
const FEW_WORDS = "(?<body>(?:[\\p{L}\\d'-]+ ){0,3}[\\p{L}\\d'-]+)";

/** The verbs of 'it goes on the list', 'kommt auf die Liste'. */
const GOES_ON_LIST =
  '(?:goes|should go|belongs|that goes|kommt|gehort|soll|das kommt|hoort|moet|komt|dat moet|va|ca va|vai)';
/** Words between 'as a goal' and the goal itself: 'hätte ich gern' ('I would like'). */
const SET_LINK = '(?:hatte ich gern|mochte ich|will ich|wil ik|ik wil|i want|je veux|dat ik|quiero|voglio|quero)[: ]+';

/** 'Goal for next year:', 'objectif pour 2027 :'. */
const FOR_PERIOD = '(?:for|voor|fur|pour|para|pra|per|in|im|en|em|nel|dans) (?:(?!:).){2,24}';

const listCommandPatterns = (words: CommandWords): RegExp[] => {
  const { add, fillers, onList, it, lead, polite, politeEnd, newTask, asTask } = words;
  const verb = `(?:${add})(?:[ -]?(?:${fillers.replaceAll('-', '')}))*`;
  return [
    wholeMessage(
      words,
      `${BODY} ?${PUNCTUATION} ?(?:(?:please|bitte|and|can you|also) )?${verb}(?:[ -](?:${it}))? (?:${onList})`,
    ),
    wholeMessage(words, `${verb} ${BODY} (?:${onList})${DAY_AFTER_LIST}`),
    // 'I should defrost the freezer, list it', 'ich brauche Passfotos, kommt auf die Liste'.
    wholeMessage(
      words,
      `(?=(?:${lead})(?!\\p{L}))${BODY} ?${PUNCTUATION} ?(?:(?:${polite}) )?(?:(?:${verb})(?:[ -]?(?:${it}))?(?: (?:${onList}))?|(?:${GOES_ON_LIST} )?(?:${onList}))`,
    ),
    wholeMessage(words, `(?:${newTask}) ?[:,–-] ?${BODY}`),
    // 'Apunta una tarea: …' ('note down a task: …').
    wholeMessage(words, `(?:${verb}|${words.noteDown}) (?:${newTask}) ?: ?${BODY}`),
    // 'Three new tasks: …', but not 'tasks: …'; 'create a task to …'.
    wholeMessage(
      words,
      `(?:(?![^ :]+ ?:)(?:${NEW_TASKS[words.language].heads}) ?:|(?:${NEW_TASKS[words.language].create})) ?${BODY}`,
    ),
    // 'Den Keller ausmessen, bitte als Aufgabe anlegen', '…, leg das als Aufgabe an'.
    wholeMessage(
      words,
      `${BODY} ?${PUNCTUATION} ?(?:(?:${polite}) )?(?:${verb} (?:${it}) (?:(?:${polite}) )?)?(?:${onList})`,
    ),
    // 'I have to send the boots back, make that a task', '…, mach da mal eine Aufgabe draus'.
    wholeMessage(words, `${BODY} ?${PUNCTUATION} ?(?:(?:${polite}) )?(?:${asTask})`),
    // 'Kannst du Katzenfutter auf die Liste setzen'.
    wholeMessage(words, `(?:${polite}) ${BODY} (?:${onList}) (?:${politeEnd})`),
    wholeMessage(words, `(?:${verb} )?(?:${onList}) ?[:,–-]? ?${BODY}`),
    wholeMessage(words, `${verb},? (?=(?:${lead})\\b)${BODY}`),
    new RegExp(wholeMessage(words, `(?!(?:${add}) )${FEW_WORDS} (?:${onList})`).source, 'du'),
  ];
};

const goalCommandPatterns = (words: CommandWords): RegExp[] => {
  const { want, asGoal, newGoal, goalPlace, setGoal, setMyself, keepIt, link, polite } = words;
  const { personal, mine, define, defineEnd } = OWN_GOALS[words.language];
  return [
    wholeMessage(words, `${BODY} ?${PUNCTUATION} ?(?:(?:and|en|und|et|y|e) )?(?:${asGoal})`),
    wholeMessage(words, `(?:${newGoal})(?: ${FOR_PERIOD})? ?[:–] ?${BODY}`),
    wholeMessage(words, `(?:${asGoal}) ?[:–] ?${BODY}`),
    // 'My new goal is no sugar till Easter, save it'.
    wholeMessage(words, `(?:${newGoal}) ${BODY} ?${PUNCTUATION} ?(?:(?:${polite}) )?(?:${keepIt})`),
    // 'Je voudrais me fixer comme objectif de …' ('I would like to set myself the goal of …').
    wholeMessage(
      words,
      `(?:${want}) (?:(?:${setMyself}) )*(?:${goalPlace})(?: (?:${setMyself}))*,? (?:${link})?${BODY}`,
    ),
    // 'Set drinking more water as a goal', 'add to my goals: …', 'je me fixe comme objectif de …'.
    wholeMessage(words, `(?:${setGoal}) ${BODY} (?:${goalPlace})(?:,? .{0,40})?`),
    wholeMessage(
      words,
      `(?:(?:${setGoal}|${want}|${polite}) )?(?:${goalPlace}) ?(?:[:,–-] ?)?(?:${SET_LINK})?(?:${link})?${BODY}(?:,? (?:${keepIt}))?`,
    ),
    wholeMessage(words, `(?:(?:${want}) )?(?:(?:an?|een|ein|une?|una|un|uma?) )?(?:${newGoal}) ?(?:[:,–-]) ?${BODY}`),
    // 'Objectif perso apprendre 500 mots' ('personal goal learn 500 words'), 'my objective is to …', 'set a goal of …'.
    wholeMessage(words, `${ASKS_NOTHING_MORE}(?:${mine}) ?${BODY}`),
    wholeMessage(words, `${ASKS_NOTHING_MORE}(?:${personal})(?![a-z])(?: ${FOR_PERIOD}(?=:))? ?[:,–-]? ?${BODY}`),
    wholeMessage(words, `${ASKS_NOTHING_MORE}(?:${define}) ?${BODY}(?: (?:${defineEnd}))?`),
  ];
};

const compileForms = (words: CommandWords): CommandForms => {
  const { want, progress, goals, standing, distance, noteDown } = words;
  return {
    words,
    listCommands: listCommandPatterns(words),
    noteCommand: wholeMessage(words, `(?:${noteDown}) ?[:,] ?${BODY}`),
    goalCommands: goalCommandPatterns(words),
    goalQuestions: [
      wholeMessage(words, `(?:en |und |et |y |e |and )?(?:${progress})\\b.{0,60}\\b(?:${goals})(?!\\p{L}).{0,60}`),
      wholeMessage(words, `(?:.{0,40} )?(?:${want}) .{3,80}, ?(?:${standing})`),
      // 'Quanto mi manca all'obiettivo dei 10 kg' ('how much is missing to my goal of 10 kg').
      wholeMessage(words, `(?:${distance})\\b.{0,60}`),
    ],
  };
};

export const COMMAND_FORMS: readonly CommandForms[] = COMMAND_WORDS.map(compileForms);

const filterForms = createPatternFilter(
  COMMAND_FORMS.flatMap(({ listCommands, noteCommand, goalCommands, goalQuestions }) => [
    ...listCommands,
    noteCommand,
    ...goalCommands,
    ...goalQuestions,
  ]),
  (form) => form,
);
const possibleForms = rememberLast((plain) => new Set(filterForms(plain)));

/** Whether a text has one of the forms of COMMAND_FORMS. */
export const matchesForm = (form: RegExp, plain: string): boolean => possibleForms(plain).has(form) && form.test(plain);

/** The text in the form of the word tables: lower case, without accents, with straight apostrophes. Its length stays. */
export const comparable = (text: string): string => withoutAccents(text.replaceAll(/[’‘]/g, "'"));

/**
 * The task or goal in a command as it was written, with the day after the list; undefined if the text does not have this
 * form, one of COMMAND_FORMS. `plain` is `comparable(original)`.
 */
export const bodyOf = (form: RegExp, plain: string, original: string): string | undefined => {
  const groups = possibleForms(plain).has(form) ? form.exec(plain)?.indices?.groups : undefined;
  const partOf = (name: string): string => {
    const [start, end] = groups?.[name] ?? [0, 0];
    return original.slice(start, end).trim();
  };
  const body = partOf('body');
  return body === '' ? undefined : `${body} ${partOf('tail')}`.trim();
};

/** Whether the whole text is a command to put something on the task list. */
export const isListCommand = (text: string, language: CommandWords['language']): boolean => {
  const plain = comparable(text.trim());
  return (
    plain.length <= MAX_COMMAND_LENGTH &&
    COMMAND_FORMS.some(
      ({ words, listCommands }) => words.language === language && listCommands.some((form) => matchesForm(form, plain)),
    )
  );
};
const MAX_COMMAND_LENGTH = 200;

/** The text without the words at its beginning that match `source`, the source of a pattern. */
export const withoutStart = (text: string, source: string): string => {
  const start = new RegExp(`^(?:${source})(?![\\p{L}])[ ,]*`, 'u').exec(comparable(text))?.[0].length ?? 0;
  return text.slice(start).trim();
};
