import { createPatternFilter } from '../text/pattern-filter.ts';
import { plainText } from '../text/plain-text.ts';
import { rememberLast } from '../text/remember-last.ts';
import { foreignPeriod } from './foreign-period.ts';
import { archiveQuestions } from './foreign-words/archive-questions.table.ts';
import { listQuestions } from './foreign-words/list-questions.table.ts';
import { dutchQuestions } from './foreign-words/dutch-questions.table.ts';
import { furtherQuestions } from './foreign-words/further-questions.table.ts';
import { frenchQuestions } from './foreign-words/french-questions.table.ts';
import { germanQuestions } from './foreign-words/german-questions.table.ts';
import { italianQuestions } from './foreign-words/italian-questions.table.ts';
import { planQuestions } from './foreign-words/plan-questions.table.ts';
import { portugueseQuestions } from './foreign-words/portuguese-questions.table.ts';
import { ENGLISH, type Meaning, type QuestionRow } from './foreign-words/question-row.ts';
import { summaryOrders } from './foreign-words/summary-orders.ts';
import { spanishQuestions } from './foreign-words/spanish-questions.table.ts';

const QUESTIONS: readonly QuestionRow[] = [
  ...summaryOrders,
  ...archiveQuestions,
  ...listQuestions,
  ...furtherQuestions,
  ...planQuestions,
  ...dutchQuestions,
  ...germanQuestions,
  ...frenchQuestions,
  ...spanishQuestions,
  ...italianQuestions,
  ...portugueseQuestions,
];
const possibleQuestions = createPatternFilter(QUESTIONS, ([, pattern]) => pattern);

const MAX_LENGTH = 160;
const POLITE =
  /^(?:(?:hallo|hoi|hey|hi|bonjour|salut|hola|ciao|ola|oi|ok|okay|en|und|et|y|e|bitte|por favor|per favore|s'il te plait|kun je|kan je|kannst du|peux-tu|puedes|puoi|voce pode|alsjeblieft)[, ]+){0,2}/;
/** Polite words after a question or a command. */
export const POLITE_END =
  /(?:[, ]+(?:bitte|graag|alsjeblieft|aub|por favor|per favore|s'il te plait|stp|nochmal|noch mal|denn|eigentlich|gleich|ook al ?weer|eigenlijk|nou|deja|au juste|otra vez|mesmo|afinal))+$/;
const ARTICLE =
  /^(?:l'|(?:il |l |o |a )?(?:mijn|onze?|meine?[rmn]?|unsere?[rmn]?|mon|ma|mes|notre|nos|mis?|mi[oae]|miei|meus?|minhas?) |(?:de|het|een|der|die|das|dem|den|eine?|eine[rmn]|le|la|les|une?|el|los|las|una|il|lo|i|gli|o|a|os|as|uma?) )/;

/** The text in lower case without accents, of the same length. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().replaceAll(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));

/** The message without the marks around a question. */
export const withoutQuestionMarks = (message: string): string =>
  plainText(message)
    .trim()
    .replace(/^[¿¡\s]+/, '')
    .replace(/[\s?!.]+$/, '');

/** 'Meu joelho' of 'meu joelho este ano' ('my knee this year'). */
const withoutPeriod = (subject: string, period: RegExp | undefined): string => {
  const match = period?.exec(withoutAccents(subject));
  if (match === null || match === undefined) return subject;
  const rest = `${subject.slice(0, match.index)} ${subject.slice(match.index + match[0].length)}`;
  return rest.replace(/\s+(?:in|im|en|em|dans|nel|no|na)\s*$/, '').trim();
};

const isWithoutSubject = (words: string): boolean =>
  withoutAccents(words)
    .split(/[\s']+/)
    .every((word) => word === '' || AROUND_PERIOD.test(word));

/** Articles and prepositions before a period, and the participle after it: 'in dieser Woche gehabt'. */
const AROUND_PERIOD =
  /^(?:in|im|am|an|de[rmns]?|die|das|dies[emnrs]{1,2}|op|om|het|deze|dit|dans|le|la|les|l|cette|ce|au|en|el|los|las|est[ae]|il|lo|gli|nel|nella|quest[ao]|a|o|na|no|nest[ae]|pela|gehad|gehabt|gefuhrt|gevoerd|eues?|eu|tenido|avut[oe]|tido)$/;

const covers = (match: RegExpExecArray | null | undefined, at: number, length: number): boolean =>
  match !== null && match !== undefined && at >= match.index && at + length <= match.index + match[0].length;

/** A name may contain a period: 'rename this conversation to Meeting of March'. */
const TAKEN_LITERALLY: ReadonlySet<Meaning> = new Set(['rename', 'move', 'newCategory']);

/** The English question with the same meaning; undefined for any other message. */
export const foreignQuestion = rememberLast((message: string): string | undefined => {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = withoutQuestionMarks(message);
  const text = withoutAccents(plain).replace(POLITE_END, '');
  const start = POLITE.exec(text)?.[0].length ?? 0;
  const opened = text.slice(start);
  for (const [meaning, pattern] of possibleQuestions(text)) {
    // In 'puedes resumir esta conversación' ('can you summarise …') the question includes the word that POLITE removes.
    const match = pattern.exec(opened) ?? (start === 0 ? null : pattern.exec(text));
    if (match === null) continue;
    const subject = match.slice(1).find((group) => group !== undefined) ?? '';
    const at = subject === '' ? -1 : text.lastIndexOf(subject);
    // The subject as it was written: the archive has its words with their accents.
    const named = at === -1 ? '' : plain.slice(at, at + subject.length).replace(ARTICLE, '');
    const [period = '', ofPeriod] = foreignPeriod(text) ?? [];
    // In "la conversation d'hier" the words of the period begin before the subject.
    const isPeriod = covers(ofPeriod?.exec(text), at, subject.length);
    const rest = isPeriod ? '' : withoutPeriod(named, ofPeriod);
    const written = TAKEN_LITERALLY.has(meaning) ? named : rest;
    // 'Welche Gespräche hatte ich über den Garten' names more than a period.
    if (meaning === 'listPeriod' && subject !== '' && (period === '' || !isWithoutSubject(written))) continue;
    // 'Fasse das Gespräch von gestern zusammen': which one is not said, so those of the period are listed.
    if (meaning === 'summaryOf' && written === '') return ENGLISH.listPeriod.replace('$time', period).trim();
    return ENGLISH[meaning].replace('$1', written).replace('$time', period).trim();
  }
  return undefined;
});
