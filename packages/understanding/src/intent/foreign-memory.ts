import { namesTime } from '../events/request-after.ts';
import { comparable, withoutStart } from '../own-data/command-forms.ts';
import { COMMAND_WORDS } from '../own-data/command-words.table.ts';
import { isListCommand } from '../own-data/command-forms.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { MEMORY_WORDS } from './memory-words.table.ts';

const MAX_LENGTH = 240;
const POLITE_START = '(?:(?:bitte|alsjeblieft|hey|ok|por favor|per favore|stp|en|und|et|y|e)[, ]+){0,2}';
const FORMS = MEMORY_WORDS.map(({ language, remember, rememberIt, own, asks }) => ({
  language,
  remember: new RegExp(`^${POLITE_START}(?:${remember}) ?(?<statement>(?:${own})(?![\\p{L}]).{3,})$`, 'du'),
  atEnd: new RegExp(`^(?<statement>(?:${own})(?![\\p{L}]).{3,120}?) ?[,.;:–-]+ ?(?:${rememberIt})$`, 'du'),
  asks: new RegExp(`^${POLITE_START}(?:(?:y|e|et|en|und) )?(?:${asks})[ ?.!]*$`, 'u'),
}));
/** 'Ich eine Allergie habe', 'ik in Utrecht woon': the verb at the end of a subordinate clause. */
const VERB_LAST =
  /^(?<subject>ich|wir|ik|we|wij|(?:mein|meine|unser|unsere|mijn|m'n|onze) \S+) (?<rest>.+) (?<verb>\S+)$/iu;
const SUBORDINATE = /(?:^|\s|,)(?:dass|dat) $/iu;

/** Words that begin another clause, so that it is not certain which word is the verb. */
const HAS_CLAUSES = /,|\s(?:oder|of|aber|maar|weil|omdat)\s/iu;
const AND = /(\s(?:und|en)\s)/iu;

/** Each clause with its verb in second place; the statement as it is written if a clause has no subject of its own. */
function asMainClause(statement: string): string {
  if (HAS_CLAUSES.test(statement)) return statement;
  const parts = statement.split(AND).map((part, at) => {
    if (at % 2 === 1) return part;
    const { subject, rest, verb } = VERB_LAST.exec(part)?.groups ?? {};
    return subject === undefined ? undefined : `${subject} ${verb ?? ''} ${rest ?? ''}`;
  });
  return parts.some((part) => part === undefined) ? statement : parts.join('');
}

/** An order to remember something about the person ('merk dir, dass …'), or a question for everything remembered. */
export const foreignMemory = (text: string): DetectedIntent | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const written = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .replace(/[\s.!]+$/, '');
  const plain = comparable(written);
  if (FORMS.some(({ asks }) => asks.test(plain))) return { intent: 'memories', confidence: 0.95 };
  for (const { language, remember, atEnd } of FORMS) {
    const found = remember.exec(plain) ?? atEnd.exec(plain);
    const [start, end] = found?.indices?.groups?.statement ?? [0, 0];
    const statement = written.slice(start, end).trim();
    if (statement === '') continue;
    const lead = COMMAND_WORDS.find((words) => words.language === language)?.lead ?? '(?!)';
    const isDuty = withoutStart(statement, lead) !== statement || /\b(?:moet|muss|mussen|soll)\b/.test(plain);
    // 'Recuerda que tengo dentista mañana' ('remember I have the dentist tomorrow') is a plan.
    if (isDuty || namesTime(statement) || isListCommand(written, language)) return undefined;
    const clause = SUBORDINATE.test(plain.slice(0, start)) ? asMainClause(statement) : statement;
    return { intent: 'remember', text: clause.charAt(0).toLocaleUpperCase() + clause.slice(1), confidence: 0.95 };
  }
  return undefined;
};
