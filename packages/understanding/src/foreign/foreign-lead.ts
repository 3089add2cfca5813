import type { ParsedLead, ReminderLead } from '../events/lead.ts';
import { comparable } from '../own-data/command-forms.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { LEAD_WORDS, type LeadWords } from './reminder-lead.table.ts';

const DAY_MINUTES = 24 * 60;

/** 'Termin am Freitag um 17 Uhr und erinnere mich eine Stunde vorher': the request at the end of a sentence. */
const leadPattern = ({ and, request, before, named, units, dayBefore, eveningBefore }: LeadWords): RegExp =>
  new RegExp(
    `(?:^|(?<![\\s,;–—-])[\\s,;–—-]+)(?:(?:${and}) )?${request} (?:(?<evening>${eveningBefore})|(?<day>${dayBefore})|(?:(?<named>${named.map(([form]) => form).join('|')})|(?<number>\\d{1,3}) ?(?<unit>${units.map(([form]) => form).join('|')})) ${before})[\\s.!]*$`,
    'u',
  );

const FORMS = Object.entries(LEAD_WORDS).map(([language, words]) => ({
  language: language as PlanLanguage,
  words,
  form: leadPattern(words),
}));

/** A cheap test before the patterns of six languages. */
const ASKS =
  /herinner|seintje|erinner|bescheid|rappel|previens|recuerda|avis|recordatorio|ricorda|avvis|promemoria|lembr/u;

const minutesOf = (written: string, lengths: LeadWords['units']): number =>
  lengths.find(([form]) => new RegExp(`^(?:${form})$`, 'u').test(written))?.[1] ?? 0;

function leadOf(groups: Readonly<Record<string, string | undefined>>, { named, units }: LeadWords): ReminderLead {
  if (groups['evening'] !== undefined) return 'evening before';
  if (groups['day'] !== undefined) return { minutes: DAY_MINUTES };
  if (groups['named'] !== undefined) return { minutes: minutesOf(groups['named'], named) };
  return { minutes: Number(groups['number']) * minutesOf(groups['unit'] ?? '', units) };
}

/** The lead that a sentence in another language than English asks for at its end; undefined if it asks for none. */
export function foreignLead(sentence: string): ParsedLead | undefined {
  const plain = comparable(sentence);
  if (!ASKS.test(plain)) return undefined;
  for (const { words, form } of FORMS) {
    const match = form.exec(plain);
    if (match?.groups === undefined) continue;
    const eventText = sentence.slice(0, match.index).trim();
    return { lead: leadOf(match.groups, words), eventText, isReminderOnly: false };
  }
  return undefined;
}
