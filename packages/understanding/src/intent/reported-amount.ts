import { comparable } from '../own-data/command-forms.ts';
import { ACTIVITY_REPORT_WORDS } from '../own-data/activity-report-words.table.ts';
import { onlyAmount } from './only-amount.ts';

const MAX_LENGTH = 120;
/** Small words before a report: 'ok, done:'. */
const LEAD = '(?:ok(?:ay)?|hey|hi|yes|so|well|also|ja|oui|si|sim|done)';
/** 'In 52 minutes': how long an activity took. */
const DURATION =
  /(?<!\p{L})(?:in|en|em|dans) (?:\d+:\d\d|(?:under |weniger als )?\d+ ?(?:h|hrs?|hours?|uur|stunden?|heures?|horas?|ore|min\p{L}*))(?!\p{L})/gu;
/** A second sentence or clause may say anything about the amount: 'but not in one go'. */
const MORE =
  /[!;:]\s*\S|\.(?!\d)\s*\S|[?]|(?<!\p{L})(?:but|maar|aber|mais|pero|mas|ma|if|als|wenn|si|se|because|weil|dat|that|dass|que|che)(?!\p{L})|(?<!\p{L})qu'/u;
/** A request to note the report: 'can you add that?' */
const ASKS_TO_NOTE =
  /[\s,;.–-]+(?:and )?(?:(?:can|could|would) you |please |pls )*(?:add|log|note|record|count|put) (?:that|it|this)(?: (?:in|down|to (?:my|the) goal|for me))?(?: please)? ?\??$/u;

/** Words between the verb and the amount. */
const ABOUT =
  '(?: (?:about|around|almost|nearly|over|another|exactly|environ|presque|encore|unos|unas|casi|otr[oa]s|circa|quasi|altr[ie]|cerca de|quase|mais))?';

const REPORTS = ACTIVITY_REPORT_WORDS.map(({ when, did, done, habit }) => {
  const start = `^(?:(?:${LEAD}|${when})[, ]+){0,3}`;
  const end = `(?:[, ]+(?:${when}))?[ .!]*$`;
  const report =
    done === undefined ? `${start}${did}${ABOUT} (?=[\\d$€£])` : `${start}(?:${did} )?(?:.* )?(?:${done})${end}`;
  return { report: new RegExp(report, 'u'), habit: new RegExp(`(?<!\\p{L})(?:${habit})(?!\\p{L})`, 'u') };
});

/**
 * The amount in a report of an activity, in any of the seven languages: 'I ran 9 km this morning'. Undefined for a
 * habit, a question, several amounts, or an amount without a unit.
 */
export function reportedAmount(text: string): { amount: number; unit: string } | undefined {
  const written = comparable(text.replaceAll(/\s+/g, ' ').trim()).toLowerCase();
  // Before any pattern: one that looks for the end of a long row of dots would take seconds.
  if (written.length > 2 * MAX_LENGTH) return undefined;
  const plain = written.replace(ASKS_TO_NOTE, '').replaceAll(DURATION, '');
  if (plain.length > MAX_LENGTH || MORE.test(plain)) return undefined;
  if (!REPORTS.some(({ report, habit }) => report.test(plain) && !habit.test(plain))) return undefined;
  const found = onlyAmount(plain);
  return found?.unit === undefined || found.amount < 0 ? undefined : { amount: found.amount, unit: found.unit };
}
