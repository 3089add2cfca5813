import { withoutAccents } from '../intent/foreign-questions.ts';
import { COMMAND_WORDS, type CommandWords } from './command-words.table.ts';
import { NEW_TASKS } from './new-tasks.table.ts';

const MAX_LENGTH = 600;
const MAX_TASKS = 10;
const SEVERAL: Readonly<Record<CommandWords['language'], string>> = {
  en: '(?:\\d{1,2}|two|three|four|five|six|a (?:couple|few)(?: of)?|some|several|these|the following) (?:new |more |quick |extra )?(?:tasks|to-?dos|chores|things)',
  nl: "(?:\\d{1,2}|twee|drie|vier|vijf|zes|een paar|wat|deze|de volgende) (?:nieuwe |extra )?(?:taken|klusjes|klussen|to-?do'?s|dingen)",
  de: '(?:\\d{1,2}|zwei|drei|vier|funf|sechs|ein paar|einige|diese|folgende) (?:neue |weitere )?(?:aufgaben|to-?dos|sachen|dinge)',
  fr: '(?:\\d{1,2}|deux|trois|quatre|cinq|six|quelques|ces|les) (?:nouvelles )?(?:taches|to-?dos|choses)(?: suivantes)?',
  es: '(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|unas|varias|estas|las siguientes) (?:nuevas )?(?:tareas|cosas)',
  it: '(?:\\d{1,2}|due|tre|quattro|cinque|sei|alcun[ie]|queste|le seguenti) (?:nuov[ie] )?(?:attivita|compiti|cose)',
  pt: '(?:\\d{1,2}|duas|tres|quatro|cinco|seis|umas|algumas|estas|as seguintes) (?:novas )?(?:tarefas|coisas)',
};
/** Words between the last two items of a list. */
export const AND: Readonly<Record<CommandWords['language'], string>> = {
  en: 'and|plus|then',
  nl: 'en|plus',
  de: 'und|sowie',
  fr: 'et|puis',
  es: 'y|e',
  it: 'e|ed|poi',
  pt: 'e',
};
const NUMBERS = [
  '',
  '',
  '2|two|twee|zwei|deux|dos|due|duas',
  '3|three|drie|drei|trois|tres|tre',
  '4|four|vier|quatre|cuatro|quattro|quatro',
];

/** 'Add a task to call Mum and another one to buy stamps'. */
const ANOTHER = /,? (?:and|plus) (?:another|a second|one more)(?: one| task| to-?do)? (?:to|for) /i;
const CREATES_TASK =
  /^(?:(?:please|can you|could you|hey|ok)[, ]+)*(?:create|add|make|set up) (?:me )?(?:an? )?(?:new )?(?:task|to-?do) to /i;

const headPattern = ({ language, polite, add, noteDown, onList }: CommandWords): RegExp =>
  new RegExp(
    `^(?:(?:${polite})[ ,]+){0,3}(?:(?:${add}|${noteDown}|note|jot down|write down|remember|put down)(?:[ -]?(?:me|mir|moi|for me|as))? )?(?:(?:${SEVERAL[language]})|(?:${NEW_TASKS[language].heads}))(?: (?:${onList}))? ?(?::|\\n|[-–] )`,
    'u',
  );
const HEADS = COMMAND_WORDS.map((words) => ({ words, head: headPattern(words) }));

/** How many tasks the head announces; undefined if it gives no number. */
function numberIn(head: string): number | undefined {
  const at = NUMBERS.findIndex((forms) => forms !== '' && new RegExp(`(?:^|\\s)(?:${forms})\\s`, 'u').test(head));
  return at === -1 ? undefined : at;
}

/**
 * The items of a list, in lines or separated by commas or 'and', without bullets, numbers and a leading 'and'. A list that
 * has the announced number of items already is not split at 'and'.
 */
export function itemsOf(list: string, and: string, announced: number | undefined): string[] {
  const clean = (parts: readonly string[]): string[] =>
    parts
      .map((part) =>
        part.replace(new RegExp(`^\\s*(?:[-*•]|\\d{1,2}[.)])?\\s*(?:(?:${and}) )?`, 'iu'), '').replace(/[\s.,;]+$/, ''),
      )
      .filter((part) => part.length > 1);
  const lines = clean(list.trim().split('\n'));
  if (lines.length > 1) return lines;
  const parts = clean(list.split(/[,;]\s+(?=\S)/u));
  if (announced !== undefined && parts.length >= announced) return parts;
  return clean(parts.flatMap((part) => part.split(new RegExp(`\\s(?:${and})\\s(?=\\S)`, 'iu'))));
}

/**
 * The tasks that one message names in a list: 'two tasks: print the passes, and pay the plumber by the 25th'. Undefined
 * for any other message, and for a list of one task.
 */
export function taskList(text: string): { items: string[]; words: CommandWords } | undefined {
  const written = text.replace(/^[\s¿¡]+/, '').trim();
  if (written.length > MAX_LENGTH) return undefined;
  const plain = withoutAccents(written.replaceAll(/[’‘]/g, "'"));
  for (const { words, head } of HEADS) {
    const match = head.exec(plain);
    if (match === null) continue;
    const items = itemsOf(written.slice(match[0].length), AND[words.language], numberIn(match[0])).slice(0, MAX_TASKS);
    if (items.length > 1) return { items, words };
  }
  const english = COMMAND_WORDS.find(({ language }) => language === 'en');
  const start = CREATES_TASK.exec(written)?.[0].length;
  const parts = start === undefined ? [] : written.slice(start).split(ANOTHER);
  return english !== undefined && parts.length > 1
    ? { items: parts.map((part) => part.replace(/[\s.]+$/, '')), words: english }
    : undefined;
}
