import { detectSuggestions } from '../src/detect-events.ts';
import { detectIntent, type IntentName } from '../src/intents.ts';
import { wallTimeAt } from '../src/time/zone.ts';
import { MESSAGES } from './seeds/messages.ts';
import { PLANS_REFERENCE, PLANS_ZONE, type PlannedSentence, TRAPS } from './seeds/plans.ts';

export interface ShareScore {
  texts: number;
  share: number;
  misses: string[];
}

const reference = new Date(PLANS_REFERENCE);

const two = (value: number): string => String(value).padStart(2, '0');

const berlinTime = (iso: string): string => {
  const { year, month, day, hour, minute } = wallTimeAt(new Date(iso), PLANS_ZONE);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
};

const fault = (sentence: PlannedSentence): string | undefined => {
  const [found, ...more] = detectSuggestions({ text: sentence.text, role: 'user', reference, timeZone: PLANS_ZONE });
  if (found === undefined) return 'nothing found';
  if (more.length > 0) return `${more.length + 1} found`;
  if (found.type !== sentence.type) return `type ${found.type}`;
  const details = found.schedulingDetails;
  if (details === undefined) return 'no time';
  const at = berlinTime(details.datetime);
  if (!at.startsWith(sentence.at)) return at;
  if (sentence.minutes !== undefined && details.duration !== sentence.minutes) return `${details.duration} minutes`;
  return details.recurring === (sentence.rule ?? null) ? undefined : `rule ${details.recurring ?? 'none'}`;
};

/** Share of sentences found with the right kind, time, duration and rule. */
export const scorePlans = (sentences: readonly PlannedSentence[]): ShareScore => {
  const misses = sentences.flatMap((sentence) => {
    const found = fault(sentence);
    return found === undefined ? [] : [`${sentence.text} → ${found}`];
  });
  return { texts: sentences.length, share: 1 - misses.length / sentences.length, misses };
};

/** Share of the traps that are proposed: to be kept low. */
export const scoreTraps = (): ShareScore => {
  const misses = TRAPS.filter(
    (text) => detectSuggestions({ text, role: 'user', reference, timeZone: PLANS_ZONE }).length > 0,
  );
  return { texts: TRAPS.length, share: misses.length / TRAPS.length, misses };
};

/** Share of messages routed to the right intent. */
export const scoreIntents = (): ShareScore => {
  const rows = (Object.keys(MESSAGES) as IntentName[]).flatMap((intent) =>
    MESSAGES[intent].map((text) => ({ intent, text })),
  );
  const misses = rows.flatMap(({ intent, text }) => {
    const found = detectIntent(text, reference, PLANS_ZONE).intent;
    return found === intent ? [] : [`${text} → ${found}, not ${intent}`];
  });
  return { texts: rows.length, share: 1 - misses.length / rows.length, misses };
};
