import { withoutAccents } from '../intent/foreign-questions.ts';
import { COMMAND_WORDS, type CommandWords } from './command-words.table.ts';
import { NEW_TASKS } from './new-tasks.table.ts';

/** A pattern for a whole message that is a command, with or without polite words around it. */
const whole = ({ polite, politeEnd }: CommandWords, source: string): RegExp =>
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
const TAIL =
  '(?: (?<tail>(?:for|every|each|by|on|until|before|voor|elke|iedere|tot|op|fur|jeden?|jede|bis|am|pour|chaque|tous les|toutes les|avant|le|para|cada|todos los|todas las|antes|el|per|ogni|entro|il|todo|toda|ate|na|no) .{2,40}?))?';
/**
 * The punctuation between a task and its command: '…, leg das an' ('…, create that'). The full stop of 'jeden 15.'
 * ('every 15th') belongs to the day.
 */
const BREAK = '(?:(?<!\\d)[,.;:–-]+|(?<=\\d\\.),|(?<=\\d)[,;:–-]+)';
const BODY = '(?<body>.{2,160}?)';
/** 'Toilet paper on my list': a few words without a verb. */
const THING = "(?<body>(?:[\\p{L}\\d'-]+ ){0,3}[\\p{L}\\d'-]+)";

/** The verb of 'it goes on the list', 'kommt auf die Liste'. */
const LISTED = '(?:goes|should go|belongs|that goes|kommt|gehort|soll|das kommt|hoort|moet|komt|dat moet|va|ca va|vai)';
/** Words between 'as a goal' and the goal itself: 'hätte ich gern' ('I would like'). */
const SET_LINK = '(?:hatte ich gern|mochte ich|will ich|wil ik|ik wil|i want|je veux|dat ik|quiero|voglio|quero)[: ]+';

/** 'Goal for next year:', 'objectif pour 2027 :'. */
const FOR_PERIOD = '(?:for|voor|fur|pour|para|pra|per|in|im|en|em|nel|dans) (?:(?!:).){2,24}';

const formsOf = (words: CommandWords): CommandForms => {
  const { add, fillers, onList, it, lead, want, asGoal, newGoal, progress, goals, standing, polite, politeEnd } = words;
  const { goalPlace, setGoal, setMyself, keepIt, link, newTask, noteDown, asTask, distance } = words;
  const verb = `(?:${add})(?:[ -]?(?:${fillers.replaceAll('-', '')}))*`;
  return {
    words,
    listCommands: [
      whole(words, `${BODY} ?${BREAK} ?(?:(?:please|bitte|and|can you|also) )?${verb}(?:[ -](?:${it}))? (?:${onList})`),
      whole(words, `${verb} ${BODY} (?:${onList})${TAIL}`),
      // 'I should defrost the freezer, list it', 'ich brauche Passfotos, kommt auf die Liste'.
      whole(
        words,
        `(?=(?:${lead})(?!\\p{L}))${BODY} ?${BREAK} ?(?:(?:${polite}) )?(?:(?:${verb})(?:[ -]?(?:${it}))?(?: (?:${onList}))?|(?:${LISTED} )?(?:${onList}))`,
      ),
      whole(words, `(?:${newTask}) ?[:,–-] ?${BODY}`),
      // 'Three new tasks: …', but not 'tasks: …'; 'create a task to …'.
      whole(
        words,
        `(?:(?![^ :]+ ?:)(?:${NEW_TASKS[words.language].heads}) ?:|(?:${NEW_TASKS[words.language].create})) ?${BODY}`,
      ),
      // 'Den Keller ausmessen, bitte als Aufgabe anlegen', '…, leg das als Aufgabe an'.
      whole(words, `${BODY} ?${BREAK} ?(?:(?:${polite}) )?(?:${verb} (?:${it}) (?:(?:${polite}) )?)?(?:${onList})`),
      // 'I have to send the boots back, make that a task', '…, mach da mal eine Aufgabe draus'.
      whole(words, `${BODY} ?${BREAK} ?(?:(?:${polite}) )?(?:${asTask})`),
      // 'Kannst du Katzenfutter auf die Liste setzen'.
      whole(words, `(?:${polite}) ${BODY} (?:${onList}) (?:${politeEnd})`),
      whole(words, `(?:${verb} )?(?:${onList}) ?[:,–-]? ?${BODY}`),
      whole(words, `${verb},? (?=(?:${lead})\\b)${BODY}`),
      new RegExp(whole(words, `(?!(?:${add}) )${THING} (?:${onList})`).source, 'du'),
    ],
    noteCommand: whole(words, `(?:${noteDown}) ?[:,] ?${BODY}`),
    goalCommands: [
      whole(words, `${BODY} ?${BREAK} ?(?:(?:and|en|und|et|y|e) )?(?:${asGoal})`),
      whole(words, `(?:${newGoal})(?: ${FOR_PERIOD})? ?[:–] ?${BODY}`),
      whole(words, `(?:${asGoal}) ?[:–] ?${BODY}`),
      // 'My new goal is no sugar till Easter, save it'.
      whole(words, `(?:${newGoal}) ${BODY} ?${BREAK} ?(?:(?:${polite}) )?(?:${keepIt})`),
      // 'Je voudrais me fixer comme objectif de …' ('I would like to set myself the goal of …').
      whole(words, `(?:${want}) (?:(?:${setMyself}) )*(?:${goalPlace})(?: (?:${setMyself}))*,? (?:${link})?${BODY}`),
      // 'Set drinking more water as a goal', 'add to my goals: …', 'je me fixe comme objectif de …'.
      whole(words, `(?:${setGoal}) ${BODY} (?:${goalPlace})(?:,? .{0,40})?`),
      whole(
        words,
        `(?:(?:${setGoal}|${want}|${polite}) )?(?:${goalPlace}) ?(?:[:,–-] ?)?(?:${SET_LINK})?(?:${link})?${BODY}(?:,? (?:${keepIt}))?`,
      ),
      whole(words, `(?:(?:${want}) )?(?:(?:an?|een|ein|une?|una|un|uma?) )?(?:${newGoal}) ?(?:[:,–-]) ?${BODY}`),
    ],
    goalQuestions: [
      whole(words, `(?:en |und |et |y |e |and )?(?:${progress})\\b.{0,60}\\b(?:${goals})(?!\\p{L}).{0,60}`),
      whole(words, `(?:.{0,40} )?(?:${want}) .{3,80}, ?(?:${standing})`),
      // 'Quanto mi manca all'obiettivo dei 10 kg' ('how much is missing to my goal of 10 kg').
      whole(words, `(?:${distance})\\b.{0,60}`),
    ],
  };
};

export const COMMAND_FORMS: readonly CommandForms[] = COMMAND_WORDS.map(formsOf);

/** The text in the form of the word tables: lower case, without accents, with straight apostrophes. Its length stays. */
export const comparable = (text: string): string => withoutAccents(text.replaceAll(/[’‘]/g, "'"));

/**
 * The task or goal in a command as it was written, with the day after the list; undefined if the text does not have this
 * form. `plain` is `comparable(written)`.
 */
export const bodyOf = (form: RegExp, plain: string, written: string): string | undefined => {
  const groups = form.exec(plain)?.indices?.groups;
  const partOf = (name: string): string => {
    const [start, end] = groups?.[name] ?? [0, 0];
    return written.slice(start, end).trim();
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
      ({ words, listCommands }) => words.language === language && listCommands.some((form) => form.test(plain)),
    )
  );
};
const MAX_COMMAND_LENGTH = 200;

/** The text without the words at its beginning that match `source`, the source of a pattern. */
export const withoutStart = (text: string, source: string): string => {
  const start = new RegExp(`^(?:${source})(?![\\p{L}])[ ,]*`, 'u').exec(comparable(text))?.[0].length ?? 0;
  return text.slice(start).trim();
};
