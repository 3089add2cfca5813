import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkImported } from '../schedule/import-events.ts';
import { readCalendarFile } from './calendar-reader.ts';

const root = process.env['REAL_DATA_DIR'];
const folder = path.join(root ?? '', 'ical');
const files = root === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCalendar);

function isCalendar(name: string): boolean {
  return /\.(ics|txt|ical|data|vcf|jcal)$/.test(name);
}

describe.skipIf(files.length === 0)('calendars from elsewhere (REAL_DATA_DIR)', () => {
  it(
    'are read within seconds or refused with a sentence, and what is kept makes sense',
    { timeout: 240_000 },
    async () => {
      const faults: string[] = [];
      for (const name of files) {
        const text = readFileSync(path.join(folder, name), 'utf8');
        const content = await readCalendarFile(text, 'Europe/Berlin').catch((error: { code?: string }) => error.code);
        if (content === undefined) faults.push(`${name}: no code`);
        if (typeof content !== 'object') {
          if (content !== 'calendar.not_a_calendar') faults.push(`${name}: ${content}`);
          continue;
        }
        for (const { title, reason } of content.skipped) if (title === '' || !reason.includes(' ')) faults.push(name);
        for (const event of content.events) {
          const year = new Date(event.eventDate).getUTCFullYear();
          if (!(year >= 1899 && year <= 2200) || event.duration < 0) faults.push(`${name}: ${JSON.stringify(event)}`);
          const exceptions = event.exceptions.map((each) => ({
            ...each,
            originalStart: new Date(each.originalStart),
            eventDate: new Date(each.eventDate),
          }));
          try {
            checkImported({ ...event, eventDate: new Date(event.eventDate), exceptions });
          } catch (error) {
            if (!(error instanceof Error) || !('code' in error)) faults.push(`${name}: ${String(error)}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
