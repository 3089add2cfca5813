import { comparable } from '../own-data/command-forms.ts';
import { minutesInWhole } from '../time/spoken-length.ts';
import { foreignMinutesIn } from './foreign-length.ts';
import { SHIFT_WORDS, type ShiftWords } from './shifts.table.ts';

const MAX_LENGTH = 80;
const LENGTH = "(?<length>[\\p{L}\\d' -]{3,30}?)";

interface ShiftForms {
  read: (length: string) => number | undefined;
  later: readonly RegExp[];
  earlier: readonly RegExp[];
}

function compileForms([language, words]: [string, ShiftWords]): ShiftForms {
  const { order, toLater, toEarlier, by, later, earlier, polite } = words;
  const wholeMessage = (source: string): RegExp =>
    new RegExp(`^(?:(?:${polite})[, ]+)*(?:${source})(?:[, ]+(?:${polite}))*[\\s.!?]*$`, 'u');
  const between = `(?:,? (?:${by}) ?| )`;
  const shifted = (direction: string): RegExp => wholeMessage(`(?:(?:${order})${between})?${LENGTH} (?:${direction})`);
  const moved = (verbs: string, direction: string): RegExp =>
    wholeMessage(`(?:${verbs})${between}${LENGTH}(?: (?:${direction}))?`);
  return {
    read: language === 'en' ? minutesInWhole : foreignMinutesIn,
    later: [shifted(later), moved(toLater, later)],
    earlier: [shifted(earlier), moved(toEarlier, earlier)],
  };
}

const FORMS = Object.entries(SHIFT_WORDS).map(compileForms);

/**
 * By how many minutes a message moves what was just shown: 60 for 'make it an hour later', -1440 for 'zet hem een dag
 * eerder'. Undefined if it says anything else. Reads seven languages.
 */
export function shiftIn(message: string): number | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = comparable(
    message
      .replaceAll(/\s+/g, ' ')
      .replace(/^[¿¡\s]+/, '')
      .trim(),
  );
  for (const { read, later, earlier } of FORMS) {
    for (const [forms, sign] of [
      [later, 1],
      [earlier, -1],
    ] as const) {
      const lengths = forms.flatMap((form) => form.exec(plain)?.groups?.['length'] ?? []);
      const minutes = lengths.map((length) => read(length.trim())).find((one) => one !== undefined);
      if (minutes !== undefined && minutes > 0) return sign * minutes;
    }
  }
  return undefined;
}
