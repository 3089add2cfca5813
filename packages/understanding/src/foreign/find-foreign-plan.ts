import { findWhen, type FoundWhen } from '../time/find-when.ts';
import { inEnglish } from '../time/other-languages.ts';
import { buildSuggestionOfKind } from '../events/build-suggestion.ts';
import type { Evidence } from '../events/evidence.ts';
import { whenPoints } from '../events/when-points.ts';
import type { DetectedSuggestion } from '../events/suggestion.ts';
import type { LanguageCues } from './languages.ts';

type Kind = 'schedule' | 'reminder' | 'task';

/** 'Zahnarzt morgen 9 Uhr': a text of at most this many words is a note, for which a day and an hour are enough. */
const MAX_NOTE_WORDS = 12;

const commandIn = ({ match }: LanguageCues, text: string): Evidence['command'] => {
  if (match.reminder.test(text)) return 'reminder';
  if (match.task.test(text)) return 'task';
  return match.schedule.test(text) ? 'schedule' : undefined;
};

/** The same points as for English, with fewer cues: the weight of a cue does not depend on the language. */
const weighEvidence = (language: LanguageCues, text: string, when: FoundWhen | undefined): Evidence => {
  const { match } = language;
  const command = commandIn(language, text);
  const isDontForget = match.dontForget.test(text);
  const hasObligation = match.duty.test(text) || isDontForget;
  const hasEventNoun = match.eventNouns.test(text);
  const isFirstPerson = match.firstPerson.test(text) || isDontForget;
  const isNote = when?.hasDate === true && text.split(/\s+/, MAX_NOTE_WORDS + 1).length <= MAX_NOTE_WORDS;
  let score = whenPoints(when);
  if (command !== undefined) score += command === 'schedule' ? 3 : 5;
  if (hasObligation) score += when?.hasDate === true ? 3 : 2;
  if (isFirstPerson) score += 1;
  if (hasEventNoun) score += 2;
  if (when?.hasDate === true && when.hasTime && match.scheduledVerbs.test(text)) score += 1;
  if (isNote && command === undefined && (hasEventNoun || when.hasTime)) score += 1;
  return {
    command,
    hasObligation,
    hasEventNoun,
    score: score - pointsAgainst(language, text, when, { command, isFirstPerson }),
  };
};

const pointsAgainst = (
  { match }: LanguageCues,
  text: string,
  when: FoundWhen | undefined,
  { command, isFirstPerson }: { command: Evidence['command']; isFirstPerson: boolean },
): number => {
  let points = 0;
  const isCommand = command !== undefined;
  if (!isCommand && (match.questionOpeners.test(text) || /\?\s{0,3}$/.test(text))) points += 5;
  if (!isCommand && match.pastWords.test(text)) points += 4;
  if (when?.isPast === true) points += 6;
  if (match.cancellations.test(text)) points += 5;
  if (!isCommand && match.hypotheticals.test(text)) points += 5;
  if (match.textRequests.test(text)) points += command === 'reminder' ? 0 : 6;
  // 'My sister marries on the 12th' is a plan of the user; 'my neighbour mows every Sunday' is not.
  const isOwnOccasion = when?.hasDate === true && when.recurring === undefined && isFirstPerson;
  if (!isCommand && !isOwnOccasion && match.otherPeople.test(text)) points += 4;
  if (!isCommand && match.openingHours.test(text)) points += 3;
  // A recurring statement without a command and not in the first person describes a habit of others.
  if (!isCommand && !isFirstPerson && when?.recurring !== undefined && !match.eventNouns.test(text)) points += 3;
  return points;
};

const titleOf = ({ match, cues }: LanguageCues, when: FoundWhen | undefined, text: string): string => {
  let remaining = when === undefined ? text : withoutTimes(when);
  for (let round = 0; round < 8; round += 1) {
    const next = remaining.replace(match.titlePrefixes, '').replace(match.titleSuffixes, '').trim();
    if (next === remaining || !/\p{L}{2}/u.test(next)) break;
    remaining = next;
  }
  const title = (cues.fixGrammar?.(remaining) ?? remaining).split(' ').slice(0, 10).join(' ').slice(0, 100);
  return title.slice(0, 1).toLocaleUpperCase() + title.slice(1);
};

/** The sentence, translated to English by inEnglish, without its time words and the prepositions before them. */
const withoutTimes = ({ sentence, spans }: FoundWhen): string => {
  let text = sentence;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const before = text.slice(0, start).replace(/(?:[\s,;(]|\b(?:on|at|by|from|in|for|until))+$/i, '');
    text = `${before} ${text.slice(end)}`;
  }
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.])/g, '$1')
    .trim();
};

const kindOf = (language: LanguageCues, evidence: Evidence, text: string, when: FoundWhen | undefined): Kind => {
  if (evidence.command !== undefined) return evidence.command;
  if (!evidence.hasObligation) return 'schedule';
  if (language.match.dontForget.test(text)) return when?.hasTime === true ? 'reminder' : 'task';
  // The days in `when.sentence` are translated to English: 'by' marks a deadline.
  return evidence.hasEventNoun && when?.hasTime === true && !/\bby\b/i.test(when.sentence) ? 'schedule' : 'task';
};

/** The suggestion in a sentence that is not in English, scored as in English; empty if there is none. */
export const findForeignPlan = (
  sentence: string,
  language: LanguageCues,
  { reference, timeZone }: { reference: Date; timeZone: string },
): DetectedSuggestion[] => {
  const when = findWhen(inEnglish(sentence.replace(language.match.mistakenForDays, '')), reference, timeZone);
  const evidence = weighEvidence(language, sentence, when);
  if (evidence.command === undefined && !evidence.hasObligation && when === undefined) return [];
  const kind = kindOf(language, evidence, sentence, when);
  const title = titleOf(language, when, sentence);
  return [buildSuggestionOfKind(kind, { title, description: sentence, score: evidence.score }, when)];
};
