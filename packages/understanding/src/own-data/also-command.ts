import type { DetectedSuggestion } from '../events/suggestion.ts';
import { findWhen } from '../time/find-when.ts';
import type { Message } from '../intent/message.ts';
import { ALSO_WORDS, PART_OF_TEXT } from './also-words.table.ts';
import { comparable } from './command-forms.ts';
import { COMMAND_WORDS, type CommandWords } from './command-words.table.ts';
import { hasTaskVerb, joinedTasks } from './joined-tasks.ts';
import { listedTask } from './list-command.ts';

const MAX_LENGTH = 160;
const BODY = '(?<body>[^?]{3,120}?)';

const FORMS = COMMAND_WORDS.map((words) => ({
  words,
  forms: ALSO_WORDS[words.language].map(
    (source) =>
      new RegExp(
        `^(?:(?:${words.polite})[ ,]+){0,3}(?:${source.replace('BODY', BODY)})(?:[ ,]+(?:${words.politeEnd}))?[ .!]*$`,
        'du',
      ),
  ),
}));
/** An amount is added to a goal ('add 5 more'), and other words name what something is added to ('to my calendar'). */
const NO_TASK =
  /^(?:\d|it\b|that\b|this\b|dat\b|das\b|ca\b|eso\b|questo\b|isso\b)|(?<!\p{L})(?:calendar|agenda|schedule|kalender|calendrier|calendario|goals?|doelen|ziele?n?|objectifs?|metas?|objetivos?|obiettivi)(?!\p{L})/u;

interface Added {
  body: string;
  words: CommandWords;
}

/** What an order such as 'add also: …' adds. */
function addedBy(text: string): Added | undefined {
  const written = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[¿¡\s]+/, '')
    .trim();
  if (written.length > MAX_LENGTH) return undefined;
  const plain = comparable(written);
  for (const { words, forms } of FORMS) {
    const place = forms.map((form) => form.exec(plain)?.indices?.groups?.['body']).find((one) => one !== undefined);
    if (place === undefined) continue;
    const body = written.slice(...place).trim();
    return NO_TASK.test(comparable(body)) || PART_OF_TEXT.test(comparable(body)) ? undefined : { body, words };
  }
  return undefined;
}

/**
 * What an order adds to plans that were just made or shown: 'add also: pick up the suit', 'zet er nog bij: kaarsen
 * kopen'. These are tasks, or if the order names an hour, the words of an appointment. Unless plans were just shown
 * (`isAfterPlans`), the order needs a colon or a verb. Undefined for any other message.
 */
export function alsoAdded(
  message: Message,
  isAfterPlans: boolean,
): { tasks: DetectedSuggestion[] } | { appointment: string } | undefined {
  const added = addedBy(message.text);
  if (added === undefined) return undefined;
  const { body, words } = added;
  // Unless plans were shown, 'also add garlic to the sauce' is about a recipe.
  if (!isAfterPlans && !message.text.includes(':') && !hasTaskVerb(body, words.language)) return undefined;
  const language = words.language === 'en' ? undefined : words.language;
  if (findWhen(body, message.reference, message.timeZone, language)?.hasTime === true) return { appointment: body };
  const several = joinedTasks(body, words.language);
  const tasks = (several.length > 1 ? several : [body]).map((one) => listedTask(one, words, message));
  return tasks.length > 0 && tasks.every((one) => one !== undefined) ? { tasks } : undefined;
}
