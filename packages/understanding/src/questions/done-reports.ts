import { comparable } from '../own-data/command-forms.ts';
import { inOtherLanguages } from '../text/everyday-words.ts';
import { isStopWord, wordsOf } from '../text/words.ts';
import { REPORT_WORDS, type ReportWords } from './done-reports.table.ts';
import { shareInTitles } from './subject.ts';

const MIN_SHARE = 2 / 3;
const MAX_TASK_WORDS = 5;

const whole = ({ start }: ReportWords, report: string): RegExp =>
  new RegExp(`^(?:(?:${start})[, ]+)*(?:${report})[\\s.!]*$`, 'u');

const LANGUAGES = Object.values(REPORT_WORDS);
/** Reports with what is done as the group `task`. */
const OF_TASK = LANGUAGES.flatMap((words) =>
  words.reports.map((report) =>
    whole(words, report.replace('#', `${report.startsWith('#') ? words.article : ''}(?<task>[^?]{3,80}?)`)),
  ),
);
const OF_PRONOUN = LANGUAGES.flatMap((words) => [
  ...words.reports.map((report) => whole(words, report.replace('#', `(?:${words.pronouns})`))),
  whole(words, words.bare),
]);
const NO_TASK = new RegExp(`\\b(?:${LANGUAGES.map(({ noTask }) => noTask).join('|')})\\b`, 'u');

/** The only plan with enough of the words in another language: 'plombier' is in 'Call the plumber'. */
function translatedPlan(words: readonly string[], plans: readonly string[]): string | undefined {
  const found = plans.filter((title) => {
    const named = words.filter((word) =>
      [word, ...inOtherLanguages(word)].some((one) => shareInTitles([one], [title]) > 0),
    );
    return named.length / words.length >= MIN_SHARE;
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * 'I'm done with the present for Jonas' and 'Fahrrad ist schon erledigt' ('the bicycle is already done') as the order to
 * tick off that task or reminder, if there is one with most of these words.
 */
export function asOrder(text: string, plans: readonly string[]): string {
  const plain = comparable(text);
  const reported = OF_TASK.map((form) => form.exec(plain)?.groups?.['task']).find((one) => one !== undefined);
  if (reported === undefined || NO_TASK.test(reported) || reported.split(' ').length > MAX_TASK_WORDS) return text;
  const start = plain.indexOf(reported);
  const task = text.slice(start, start + reported.length);
  const words = wordsOf(task).filter((word) => !isStopWord(word));
  if (words.length === 0) return text;
  if (shareInTitles(words, plans) >= MIN_SHARE) return `mark ${task} as done`;
  const translated = translatedPlan(words, plans);
  return translated === undefined ? text : `mark ${translated} as done`;
}

/**
 * 'That one is done', 'das ist schon erledigt' as the order to tick off the only task or reminder that the previous reply
 * showed. If it showed several, the order names none, so that the person is asked which one is meant.
 */
export function withReportedPlan(text: string, shown: readonly string[]): string {
  const plain = comparable(text.replaceAll('’', "'"));
  if (shown.length === 0 || !OF_PRONOUN.some((form) => form.test(plain))) return text;
  const [only, ...others] = shown;
  return others.length > 0 ? 'mark it as done' : `mark ${only} as done`;
}
