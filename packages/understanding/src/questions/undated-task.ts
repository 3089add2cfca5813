import { comparable } from '../own-data/command-forms.ts';
import { containsWord, wordSetOf } from '../recall/word-set.ts';
import { meaningsInAnyLanguage } from '../text/word-meanings.ts';
import { isStopWord, wordsOf } from '../text/words.ts';
import { LEADING_WORDS } from './shown-items.table.ts';
import { SHOWN_TASK, UNDATES } from './undated-task.table.ts';

const MAX_LENGTH = 100;
const END =
  '(?:,? (?:any ?more|any longer|after all|now|please|meer|graag|mehr|bitte|doch nicht|stp|por favor|per favore|afinal|agora|ahora))*[\\s.!]*';
const FORMS = UNDATES.map((form) => new RegExp(`^${LEADING_WORDS}(?:actually[, ]+)?(?:${form})${END}$`, 'u'));

/**
 * The title of the task that a message frees of its day: 'remove the due date of the gutters', 'no particular day' after
 * a single task was shown. Undefined for other messages, and if no task or several have the words.
 */
export function undatedTask(message: string, tasks: readonly string[], shown: readonly string[]): string | undefined {
  if (message.length > MAX_LENGTH || message.includes('?')) return undefined;
  const plain = comparable(message.trim().replace(/^[¡\s]+/u, ''));
  for (const form of FORMS) {
    const found = form.exec(plain);
    if (found === null) continue;
    const name = found.groups?.['name']?.trim();
    const meant = name === undefined || SHOWN_TASK.test(name) ? shown : tasks.filter((title) => isNamed(title, name));
    const [task, ...others] = meant.filter((title) => tasks.includes(title));
    if (task !== undefined && others.length === 0) return task;
  }
  return undefined;
}

function isNamed(title: string, name: string): boolean {
  const known = wordSetOf(title);
  const words = wordsOf(name).filter((word) => word.length > 2 && !isStopWord(word));
  return words.length > 0 && words.every((word) => containsWord(known, [word, ...meaningsInAnyLanguage(word)]));
}
