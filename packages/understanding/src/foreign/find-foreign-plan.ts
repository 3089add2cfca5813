import type { Command } from '../events/commands.ts';
import { buildSuggestionOfKind, kindOfStatement } from '../events/build-suggestion.ts';
import { type Evidence, MIN_PLAN_SCORE } from '../events/evidence.ts';
import { beginningsBeforeComment } from '../events/before-comment.ts';
import { withQuotesOf } from '../events/own-sentences.ts';
import type { DetectedPlan } from '../events/suggestion.ts';
import type { Addition } from '../events/request-after.ts';
import { whenPoints } from '../events/when-points.ts';
import { findWhenWithDetails } from '../events/when-with-details.ts';
import type { FoundWhen } from '../time/find-when.ts';
import { isListCommand } from '../own-data/command-forms.ts';
import { foreignTitle } from './foreign-title.ts';
import type { LanguageCues } from './languages.ts';

type Kind = 'schedule' | 'reminder' | 'task';

/** 'Zahnarzt morgen 9 Uhr': a text of at most this many words is a note, for which a day and an hour are enough. */
const MAX_NOTE_WORDS = 12;

const commandIn = ({ match, language }: LanguageCues, text: string): Evidence['command'] => {
  if (match.reminder.test(text)) return 'reminder';
  if (match.task.test(text) || isListCommand(text, language)) return 'task';
  return match.schedule.test(text) ? 'schedule' : undefined;
};

/**
 * Whether others expect something of the person by a day: 'mon proprio veut mon attestation avant mercredi' ('my
 * landlord wants my certificate before Wednesday').
 */
const isWantedFromMe = (text: string, translated: string): boolean =>
  /\b(?:by|before|until) /i.test(translated) && WANTED_FROM_ME.test(text);
const WANTED_FROM_ME =
  /(?<!\p{L})(?:wil|willen|verwacht|vraagt|heeft|will|wollen|braucht|erwartet|verlangt|veut|veulent|attend|demande|réclame|quiere|necesita|pide|espera|vuole|chiede|aspetta|quer|precisa d[eoa]|pede)(?!\p{L}).{0,60}(?<!\p{L})(?:mijn|onze|van (?:mij|ons)|meine?n?|unsere?n?|von (?:mir|uns)|mon|ma|mes|notre|nos|de moi|mis?|nuestr[oa]s?|de mí|mio|mia|miei|mie|nostr[oa]|da me|meus?|minhas?|noss[oa]s?)(?!\p{L})/iu;

/** The evidence of a sentence, with the same points as for English but fewer cues. */
const weighEvidence = (
  language: LanguageCues,
  text: string,
  { when, asked }: { when: FoundWhen | undefined; asked: Command | undefined },
): Evidence => {
  const { match } = language;
  const isDontForget = match.dontForget.test(text);
  const hasObligation =
    match.duty.test(text) || isDontForget || (when?.hasDate === true && isWantedFromMe(text, when.sentence));
  // A duty that the person wants in the calendar stays a task.
  const command = asked === undefined || (asked === 'schedule' && hasObligation) ? commandIn(language, text) : asked;
  const hasEventNoun = match.eventNouns.test(text);
  const isFirstPerson = match.firstPerson.test(text) || match.ownTreated.test(text) || isDontForget;
  const isNote = when?.hasDate === true && text.split(/\s+/, MAX_NOTE_WORDS + 1).length <= MAX_NOTE_WORDS;
  let score = whenPoints(when);
  if (command !== undefined) score += command === 'schedule' ? 3 : 5;
  if (hasObligation) score += when?.hasDate === true ? 3 : 2;
  if (isFirstPerson) score += 1;
  if (when?.days !== undefined) score += 2;
  if (hasEventNoun || isOwnAct(language, text, when)) score += 2;
  if (when?.hasDate === true && when.hasTime && match.scheduledVerbs.test(text)) score += 1;
  if (isNote && command === undefined && (hasEventNoun || when.hasTime)) score += 1;
  const against = pointsAgainst(language, text, when, { command, isFirstPerson, hasObligation });
  return { command, hasObligation, hasEventNoun, score: score - against, against };
};

/** Whether the person does something once on a day: 'zaterdag gaan we naar de Efteling' ('on Saturday we go to …'). */
const isOwnAct = ({ match }: LanguageCues, text: string, when: FoundWhen | undefined): boolean =>
  when?.hasDate === true && when.recurring === undefined && (match.ownActs.test(text) || match.ownTreated.test(text));

/** 'Un jueves sí y otro no', 'terça sim, terça não' ('every other …'): here 'no' is part of a repetition. */
const YES_AND_NO = /(?<!\p{L})(?:sí|sì|si|sim),? (?:y |e )?(?:\p{L}+ ){0,2}(?:no|não)(?!\p{L})/giu;

const pointsAgainst = (
  language: LanguageCues,
  text: string,
  when: FoundWhen | undefined,
  { command, ...found }: { isFirstPerson: boolean } & Pick<Evidence, 'command' | 'hasObligation'>,
): number => {
  const { match } = language;
  let points = 0;
  if (when?.isPast === true) points += 6;
  if (match.cancellations.test(text.replaceAll(YES_AND_NO, ' '))) points += 5;
  if (match.textRequests.test(text) && command !== 'reminder') points += 6;
  return command === undefined ? points + pointsAgainstNonCommand(language, text, when, found) : points;
};

/** Verbs of leaving. Another person's departure is not a plan of the user; their arrival is. */
const DEPARTS =
  /^(?:vertrek|vlieg|flieg|fähr|fahr|reis|zieh|besuch|part|parte|sale|sal[ei]|vola|prend|pass|sai|partem|treff|entreg|cog|tom|peg|apanh)/iu;

/**
 * Points against a plan in a sentence without a command: the past, other people, opening hours, and the world in
 * general.
 */
const pointsAgainstNonCommand = (
  { match }: LanguageCues,
  text: string,
  when: FoundWhen | undefined,
  { isFirstPerson, hasObligation }: { isFirstPerson: boolean; hasObligation: boolean },
): number => {
  let points = 0;
  if (match.pastWords.test(text)) points += 5;
  // 'My sister marries on the 12th' is a plan of the user; 'my neighbour mows every Sunday' is not.
  const predicate = text.replace(match.otherPeople, ' ');
  const isOwnOccasion =
    when?.hasDate === true &&
    when.recurring === undefined &&
    isFirstPerson &&
    match.scheduledVerbs.test(text) &&
    !DEPARTS.test(match.scheduledVerbs.exec(predicate)?.[0] ?? '');
  // 'Mijn zus is elk jaar op 14 februari jarig' ('my sister's birthday is on 14 February')
  const isOwnYearly =
    (isFirstPerson || MY_OR_OUR.test(text)) &&
    when?.hasDate === true &&
    when.recurring?.startsWith('FREQ=YEARLY') === true;
  const isAboutOthers = match.otherPeople.test(text) || isNamedPerson(match, text);
  if ((isAboutOthers && !isOwnOccasion && !isOwnYearly && !hasObligation) || isThingOfOthers(match, text)) points += 5;
  if (match.openingHours.test(text)) points += 4;
  if (!isFirstPerson && match.publicLife.test(text)) points += 5;
  return points;
};

const MY_OR_OUR =
  /(?<!\p{L})(?:mijn|onze|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|mi[oa]|nostr[oa]|meu|minha|noss[oa])(?!\p{L})/iu;

/** 'El perro de mi vecino', but not 'la fiesta de mi vecino' ('my neighbour's party'). */
const isThingOfOthers = ({ eventNouns }: LanguageCues['match'], text: string): boolean => {
  const occasion = OF_OTHERS.exec(text)?.[1];
  return occasion !== undefined && !eventNouns.test(occasion);
};
const OF_OTHERS =
  /^(?:\p{L}{1,4} )?(\p{L}+) (?:(?:van|von|de|del|della|dei|do|da) (?:mijn|meine[rmn]?|mon|ma|mes|mis?|mio|mia|miei|meus?|minhas?)|(?:meine|unsere)[rs]) (?:buur\p{L}*|buren|nachbar\p{L}*|voisine?s?|vecin[oa]s?|vicin[oaie]|vizinh[oa]s?|baas|chefin?|patronn?e?|jef[ea]|cap[oa]|collega\p{L}*|kolleg\p{L}*|collègues?|coleg[ah]\p{L}*)(?!\p{L})/iu;

/** 'Sophie va à la piscine', but not 'Training ist um 9'. */
const isNamedPerson = (match: LanguageCues['match'], text: string): boolean => {
  const name = match.personVerbs.exec(text)?.[0].split(' ')[0];
  return name !== undefined && !match.eventNouns.test(name) && !match.firstPerson.test(name) && !match.days.test(name);
};

const kindOf = (language: LanguageCues, evidence: Evidence, text: string, when: FoundWhen | undefined): Kind => {
  if (evidence.command !== undefined) return evidence.command;
  if (evidence.hasObligation && language.match.dontForget.test(text))
    return when?.hasTime === true ? 'reminder' : 'task';
  return kindOfStatement(evidence, when);
};

const MIN_CLAUSE_LENGTH = 8;

/** The plan without the question after it: '…, was soll ich fragen?' ('…, what should I ask?'). */
const mainClause = (sentence: string, { match }: LanguageCues): string => {
  const trailing = match.trailingQuestion.exec(sentence)?.[0] ?? '';
  // Without a question mark, ', são seis aulas' ('there are six lessons') states something.
  const isStatement = STARTS_WITH_VERB.test(trailing) && !/\?\s*$/.test(sentence);
  const withoutKnownQuestion = isStatement ? sentence : sentence.replace(match.trailingQuestion, '').trim();
  // ', tips?', ', tu as des idées ?': everything after the last comma is the question.
  const plan = /\?\s*$/.test(withoutKnownQuestion)
    ? withoutKnownQuestion.replace(/\s?(?:[,;–—]|\s-\s|\s¿)(?:(?!\.\s)[^,;–—]){2,80}\?\s*$/, '')
    : withoutKnownQuestion;
  return plan.length < MIN_CLAUSE_LENGTH || match.questionOpeners.test(plan) ? sentence : plan;
};

const STARTS_WITH_VERB = /^[\s,;:.–—-]*(?:ist|sind|is|zijn|est|sont|es|son|está|están|è|sono|é|são)(?!\p{L})/iu;

interface PlanContext extends Addition {
  reference: Date;
  timeZone: string;
}

const weigh = (clause: string, language: LanguageCues, { asked, details, reference, timeZone }: PlanContext) => {
  const withoutFalseDays = clause.replace(language.match.mistakenForDays, (word) => word.toLowerCase());
  const when = findWhenWithDetails(withoutFalseDays, details, { reference, timeZone, language: language.language });
  return { clause, when, evidence: weighEvidence(language, clause, { when, asked }) };
};

/** The clause with the plan. A comment after a duty with a day is left out: '…, aber ich habe keine Zeit'. */
const weighClause = (unquoted: string, language: LanguageCues, context: PlanContext) => {
  const wholeSentence = weigh(mainClause(unquoted, language), language, context);
  // If the whole sentence names no day, neither do its parts.
  if (wholeSentence.evidence.score >= MIN_PLAN_SCORE || wholeSentence.when?.hasDate !== true) return wholeSentence;
  const { firstPerson, publicLife } = language.match;
  if (publicLife.test(unquoted) && !firstPerson.test(unquoted)) return wholeSentence;
  let untimed: typeof wholeSentence | undefined;
  for (const beginning of beginningsBeforeComment(unquoted)) {
    const weighed = weigh(beginning, language, context);
    const { hasObligation, against, score } = weighed.evidence;
    const isClear = hasObligation || against === 0;
    if (!isClear || weighed.when?.hasDate !== true || score < MIN_PLAN_SCORE) continue;
    // 'Segundas e quartas às 20h': the hour may follow an 'and'.
    if (weighed.when.hasTime || !wholeSentence.when.hasTime) return weighed;
    untimed ??= weighed;
  }
  return untimed ?? wholeSentence;
};

/**
 * The plan in a sentence that is not in English, scored as in English; `unquoted` is the sentence with its quotes
 * blanked out.
 */
export const findForeignPlan = (
  sentence: string,
  unquoted: string,
  language: LanguageCues,
  context: PlanContext,
): DetectedPlan | undefined => {
  const { clause, when, evidence } = weighClause(unquoted, language, context);
  if (evidence.command === undefined && !evidence.hasObligation && when === undefined) return undefined;
  const kind = kindOf(language, evidence, clause, when);
  const shown = when && { ...when, sentence: withQuotesOf(sentence, when.sentence) };
  const title = foreignTitle(language, shown, withQuotesOf(sentence, clause));
  const suggestion = buildSuggestionOfKind(kind, { title, description: sentence, score: evidence.score }, when);
  return { suggestion, evidence };
};
