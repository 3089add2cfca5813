import { comparable } from '../own-data/command-forms.ts';
import { containsWord, wordSetOf } from '../recall/word-set.ts';
import { inOtherLanguages } from '../text/everyday-words.ts';
import { otherPlaceNames } from '../text/place-names.ts';
import { meaningsInAnyLanguage, soughtInAnyLanguage } from '../text/word-meanings.ts';
import { isStopWord, stem, wordsOf } from '../text/words.ts';
import { type Act, ERRANDS, NOT_WHOLLY, TICK_OFF } from './done-acts.table.ts';
import { FURTHER_ACTS } from './done-acts-further.table.ts';
import { REPORT_WORDS, type ReportWords } from './done-reports.table.ts';
import { wordsWithMeaning } from './meaningful-words.ts';
import { shareInTitles } from './subject.ts';

const MIN_SHARE = 2 / 3;
/** Spanish 'pagué la factura': only the accent distinguishes it from the order 'pague'. */
const BARE_PRETERITE = /^(\p{L}{2,}[éí] )/u;
/** The same for a report that says that it is to be ticked off. */
const MIN_ORDERED_SHARE = 0.5;
const MAX_LENGTH = 200;
const MAX_TASK_WORDS = 8;
const ACTS = [...ERRANDS, ...FURTHER_ACTS];

type SaidIn = keyof Act['said'];
/** Matches a report with the verbs of one language, so that English 'he sent it' is not read as Spanish 'he …'. */
const reportPattern = ({ start, adverbs }: ReportWords, language: SaidIn, report: string): RegExp => {
  const said = ACTS.flatMap((act) => act.said[language] ?? []).join('|');
  const been = ACTS.flatMap((act) => participles(act, language) ?? []).join('|');
  const filled = report.replaceAll('@', `(?:,? (?:${adverbs}))*`).replaceAll('~', said).replaceAll('%', been);
  return new RegExp(`^(?:(?:${start})[,.!: ]+)*(?:${filled})[\\s.!]*$`, 'u');
};

/** The forms of an act after 'is'. In Spanish, Italian and Portuguese a form on -o also has the other endings. */
function participles({ said, been }: Act, language: SaidIn): string | undefined {
  const forms = (language === 'en' ? undefined : been?.[language]) ?? said[language];
  return language === 'es' || language === 'it' || language === 'pt'
    ? forms?.replaceAll(/o(?=\||$)/g, '(?:o|a|i|e|os|as)')
    : forms;
}

const LANGUAGES = Object.values(REPORT_WORDS);
const BY_LANGUAGE = Object.entries(REPORT_WORDS) as [SaidIn, ReportWords][];
/** The group `task` is what was done. */
const TASK_REPORTS = BY_LANGUAGE.flatMap(([language, words]) =>
  words.reports.map((report) =>
    reportPattern(
      words,
      language,
      report.replace('#', `${report.startsWith('#') ? words.article : ''}(?<task>[^?]{3,80}?)`),
    ),
  ),
);
const PRONOUN_REPORTS = BY_LANGUAGE.flatMap(([language, words]) => [
  ...words.reports.map((report) => reportPattern(words, language, report.replace('#', `(?:${words.pronouns})`))),
  reportPattern(words, language, words.bare),
]);
const NO_TASK = new RegExp(`\\b(?:${LANGUAGES.map(({ noTask }) => noTask).join('|')}|${NOT_WHOLLY})\\b`, 'u');
const ADDED_ORDER = new RegExp(`[\\s,.;:–-]+${TICK_OFF}[\\s.!]*$`, 'u');
/** Where a title has its verb: at its beginning, or after 'to', 'and', 'or' and punctuation. */
const VERB_PLACE = '(?:^|\\b(?:to|and|or|then|please) |[,;:–-] ?)';

/**
 * Whether a report of this act can be about the task. Its title must ask for the act or have no other words than the
 * report: 'Choir fee' for 'I paid the choir fee'.
 */
function mayBeDoneBy(title: string, { english, others }: Act, report: string): boolean {
  const plain = comparable(title);
  if (new RegExp(`${VERB_PLACE}(?:${english})\\b|\\b(?:${others})\\b`, 'u').test(plain)) return true;
  const said = new Set(wordsOf(report).map(stem));
  return wordsOf(plain).every((word) => isStopWord(word) || said.has(stem(word)));
}

const BY_LANGUAGE_NAMES: readonly SaidIn[] = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'];
const FORMS_OF_ACTS = new Map(
  ACTS.map((act) => [
    act,
    new RegExp(
      `\\b(?:${BY_LANGUAGE_NAMES.flatMap((one) => [act.said[one] ?? [], participles(act, one) ?? []].flat()).join('|')})(?:e|s|es)?\\b`,
      'u',
    ),
  ]),
);
/** Whether the words of a report besides the task name this act. */
const isNamedIn = (act: Act, rest: string): boolean => FORMS_OF_ACTS.get(act)?.test(rest) === true;

/** The only plan with enough of the words in another language: 'plombier' is in 'Call the plumber'. */
function translatedPlan(words: readonly string[], plans: readonly string[]): string | undefined {
  const found = plans.filter((title) => {
    const named = words.filter((word) =>
      [word, ...inOtherLanguages(word), ...meaningsInAnyLanguage(word), ...otherPlaceNames(word)].some(
        (one) => shareInTitles([one], [title]) > 0,
      ),
    );
    return named.length / words.length >= MIN_SHARE;
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The order to tick off what the words name, if plans do; `task` is how the message names it. */
function orderFor(task: string, plans: readonly string[], isNarrowed: boolean): string | undefined {
  const words = wordsWithMeaning(task);
  if (words.length === 0) return undefined;
  const [only, ...others] = plans.filter((title) => shareInTitles(words, [title]) >= MIN_SHARE);
  // If other plans have these words too, but not the verb, the full title is used: the person is not asked which one.
  if (only !== undefined) return `mark ${isNarrowed && others.length === 0 ? only : task} as done`;
  const translated = translatedPlan(words, plans);
  return translated === undefined ? undefined : `mark ${translated} as done`;
}

/**
 * The order to tick off a task or reminder for a report such as 'I'm done with the present for Jonas' or 'Fahrrad ist
 * schon erledigt' ('the bicycle is already done'), if there is one with most of these words. A report with a verb of
 * its own, such as 'I ordered the cake', is about a task to do that, and not about 'Collect the cake'.
 */
export function asOrder(text: string, plans: readonly string[]): string {
  if (text.length > MAX_LENGTH) return text;
  const plain = comparable(text.replace(BARE_PRETERITE, 'ya $1')).replace(ADDED_ORDER, '');
  // The shortest task is right: in a wrong language small words count as part of the task, as in Portuguese 'o bolo já'.
  const [reported] = TASK_REPORTS.flatMap((form) => form.exec(plain)?.groups?.['task'] ?? []).toSorted(
    (a, b) => a.length - b.length,
  );
  if (reported === undefined || NO_TASK.test(reported) || reported.split(' ').length > MAX_TASK_WORDS) {
    const ordered = tickedOff(text, plans);
    return ordered === undefined ? text : `mark ${ordered} as done`;
  }
  const start = plain.indexOf(reported);
  const at = comparable(text).indexOf(reported);
  const task = text.slice(at, at + reported.length);
  const rest = plain.slice(0, start) + plain.slice(start + reported.length);
  const acts = ACTS.filter((act) => isNamedIn(act, rest));
  const meant = acts.length === 0 ? plans : plans.filter((title) => acts.some((act) => mayBeDoneBy(title, act, plain)));
  const hasOthers = plans.some((title) => !meant.includes(title) && shareInTitles(wordsOf(task), [title]) > 0);
  return orderFor(task, meant, hasOthers) ?? text;
}

/**
 * What is to be ticked off, if a message reports something and says so, but no plan has enough of its words: 'I've
 * ordered the cake, you can tick that off' without such a task. Undefined for other messages.
 */
export function unmatchedTickOff(text: string, plans: readonly string[]): string | undefined {
  const plain = comparable(text);
  const report = plain.replace(ADDED_ORDER, '');
  if (text.length > MAX_LENGTH || report === plain || report === '') return undefined;
  if (asOrder(text, plans) !== text || tickedOff(text, plans) !== undefined) return undefined;
  const words = wordsWithMeaning(text.slice(0, report.length).replaceAll('’', "'")).filter(
    (word) => !ACTS.some((act) => isNamedIn(act, comparable(word))),
  );
  return PRONOUN_REPORTS.some((form) => form.test(report)) || words.length === 0
    ? undefined
    : words.map((word) => asTyped(word, text)).join(' ');
}

/** With the capitals of the message: 'Kuchen'. */
const asTyped = (word: string, text: string): string => {
  const at = text.toLowerCase().indexOf(word);
  return at < 0 ? word : text.slice(at, at + word.length);
};

/** The only plan with most words of a noun of the report in another language: 'winterbanden' is 'winter tyres'. */
function planInOtherWords(report: string, plans: readonly string[]): string | undefined {
  const scores = plans.map((title) => {
    const known = wordSetOf(title);
    const shared = wordsWithMeaning(report).flatMap((word) =>
      BY_LANGUAGE_NAMES.map((language) => {
        const parts = soughtInAnyLanguage([word], language).filter((one) => one.length > 1);
        return parts.filter((part) => containsWord(known, part)).length;
      }),
    );
    return Math.max(0, ...shared);
  });
  const best = Math.max(0, ...scores);
  const meant = plans.filter((_title, at) => scores[at] === best);
  return best > 0 && meant.length === 1 ? meant[0] : undefined;
}

/** The only plan that a report with 'tick that off' names, whatever its verb. */
function tickedOff(text: string, plans: readonly string[]): string | undefined {
  const plain = comparable(text);
  const report = plain.replace(ADDED_ORDER, '');
  if (report === plain) return undefined;
  const words = wordsWithMeaning(report);
  const named = plans.filter((title) => words.length > 0 && shareInTitles(words, [title]) >= MIN_ORDERED_SHARE);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return planInOtherWords(report, plans);
}

/** Whether the message reports that the person has done something, no matter what. */
export const reportsDone = (text: string): boolean => {
  if (text.length > MAX_LENGTH) return false;
  const plain = comparable(text.replace(BARE_PRETERITE, 'ya $1')).replace(ADDED_ORDER, '');
  return TASK_REPORTS.some((form) => {
    const task = form.exec(plain)?.groups?.['task'];
    return task !== undefined && !NO_TASK.test(task);
  });
};

/**
 * 'That one is done', 'das ist schon erledigt' as the order to tick off the only task or reminder that the previous reply
 * showed. If it showed several, the order names none, so that the person is asked which one is meant.
 */
export function withReportedPlan(text: string, shown: readonly string[]): string {
  const plain = comparable(text).replace(ADDED_ORDER, '');
  if (shown.length === 0 || !PRONOUN_REPORTS.some((form) => form.test(plain))) return text;
  const [only, ...others] = shown;
  return others.length > 0 ? 'mark it as done' : `mark ${only} as done`;
}

const escapeForRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Before and after the title in a line of a list or after a colon, and the due day behind it in each language. */
const LINE_START = String.raw`^(?:[-*] |\d+\. )?(?:[^\n]{1,80}: )?`;
const LINE_END = String.raw`(?:, (?:due|deadline|fällig|pour le|para el|scadenza|até) [^\n]*| \([^\n]*\)[^\n]*)?[.?]?$`;

/** The plans that a reply shows as a line of their own, in bold or in quotation marks; not a word of a sentence. */
export const plansShownIn = (reply: string, titles: readonly string[]): string[] =>
  titles.filter((title) => {
    if (!reply.includes(title)) return false;
    const name = escapeForRegExp(title);
    return new RegExp(`${LINE_START}${name}${LINE_END}|\\*\\*${name}\\*\\*|["“„«] ?${name} ?["”“»]`, 'mu').test(reply);
  });
