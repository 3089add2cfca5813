import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectSuggestions } from '../src/detect-events.ts';
import { findWhen } from '../src/time/find-when.ts';
import type { ShareScore } from './plan-scores.ts';
import { PLANS_WRITTEN_AT } from './seeds/plans.ts';

const ZONE = 'UTC';
/** The suite is American: the month comes first. This zone has no summer time. */
const SUITE_ZONE = 'Pacific/Honolulu';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The share of hits. `areHitsWrong` is true for texts that should have no hit: their misses are the hits. */
const toScore = (rows: readonly { isHit: boolean; text: string }[], areHitsWrong: boolean): ShareScore => ({
  texts: rows.length,
  share: rows.filter(({ isHit }) => isHit).length / rows.length,
  misses: rows
    .filter(({ isHit }) => isHit === areHitsWrong)
    .slice(0, 20)
    .map(({ text }) => text),
});

/**
 * From datetime/calendar-utterances-dev.jsonl: the share of texts with a proposed plan among commands
 * with a time, and among questions and removals.
 */
export const scoreUtterances = (realDataDir: string): { commands: ShareScore; questions: ShareScore } => {
  const reference = new Date(PLANS_WRITTEN_AT);
  const rows = readFileSync(join(realDataDir, 'datetime', 'calendar-utterances-dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { text: string; intent: string; entities: { entity: string }[] })
    .map(({ text, intent, entities }) => ({
      text,
      isCommand: intent.endsWith('_set'),
      hasTime: entities.some(({ entity }) => ['date', 'time', 'general_frequency', 'timeofday'].includes(entity)),
      isHit: detectSuggestions({ text, role: 'user', reference, timeZone: ZONE }).length > 0,
    }));
  return {
    commands: toScore(
      rows.filter(({ isCommand, hasTime }) => isCommand && hasTime),
      false,
    ),
    questions: toScore(
      rows.filter(({ isCommand }) => !isCommand),
      true,
    ),
  };
};

interface SuiteRow {
  Input: string;
  /** Absent if the sentence has a full date. */
  Context?: { ReferenceDateTime: string };
  Results: { Value: { FutureResolution: { date?: string; dateTime?: string; time?: string } } }[];
}

const SUITES = ['DateParser', 'DateTimeParser', 'TimeParser'] as const;

/**
 * From datetime/recognizers-text: the share of sentences whose day, time, or both match the suite, resolved to the
 * future.
 */
export const scoreDateSuites = (realDataDir: string): Map<string, ShareScore> =>
  new Map(
    SUITES.map((suite) => {
      const text = readFileSync(join(realDataDir, 'datetime', 'recognizers-text', `${suite}.json`), 'utf8');
      const all = JSON.parse(text.replace(/^\uFEFF/, '')) as SuiteRow[];
      const rows = all.flatMap(({ Input, Context, Results }) => {
        const resolution = Results[0]?.Value.FutureResolution;
        const expected = resolution?.dateTime?.slice(0, 16) ?? resolution?.date ?? resolution?.time?.slice(0, 5);
        if (expected === undefined) return [];
        const reference =
          Context === undefined ? new Date(PLANS_WRITTEN_AT) : new Date(`${Context.ReferenceDateTime}-10:00`);
        const wall = findWhen(Input, reference, SUITE_ZONE)?.localStart;
        const found =
          wall &&
          `${wall.year}-${twoDigits(wall.month)}-${twoDigits(wall.day)} ${twoDigits(wall.hour)}:${twoDigits(wall.minute)}`;
        const isHit = found?.includes(expected) === true;
        return [{ isHit, text: `${Input} → ${found ?? 'nothing'}, not ${expected}` }];
      });
      return [suite, toScore(rows, false)] as const;
    }),
  );
