import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seriesCheck } from '../events/import-events.ts';
import { readCalendar } from './read-calendar.ts';
import { toImportable } from './read-importable.ts';
import { decodeText } from './read-text.ts';

const root = process.env['REAL_DATA_DIR'];
const folder = path.join(root ?? '', 'ical');
const files = root === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCalendar);

function isCalendar(name: string): boolean {
  return /\.(ics|txt|ical|data|vcf|jcal)$/.test(name);
}

describe.skipIf(files.length === 0)('real calendars of other programs (REAL_DATA_DIR)', () => {
  it(
    'are read or refused with a message, and the events have valid times',
    // A hundred files.
    { timeout: 60_000 },
    () => {
      const faults: string[] = [];
      for (const name of files) {
        const text = decodeText(readFileSync(path.join(folder, name)));
        const read = readCalendar(text, 'Europe/Berlin');
        if (read === undefined) {
          if (/^BEGIN:VEVENT\s*$/m.test(text)) faults.push(`${name}: refused as a whole`);
          continue;
        }
        const content = toImportable(read, seriesCheck);
        for (const { title, reason } of content.skipped) if (title === '' || !/ .*\.$/.test(reason)) faults.push(name);
        for (const event of content.events) {
          const year = event.eventDate.getUTCFullYear();
          if (!(year >= 1899 && year <= 2200) || event.duration < 0) faults.push(`${name}: ${JSON.stringify(event)}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
