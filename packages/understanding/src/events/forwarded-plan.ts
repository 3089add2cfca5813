import { foreignTitle } from '../foreign/foreign-title.ts';
import { languageOfPlan } from '../foreign/languages.ts';
import { findWhen } from '../time/find-when.ts';
import { buildSuggestionOfKind } from './build-suggestion.ts';
import { MIN_PLAN_SCORE } from './evidence.ts';
import { eventTitle } from './event-title.ts';
import { quotesOf } from './own-sentences.ts';
import { additionOf } from './request-after.ts';
import type { DetectedPlan } from './suggestion.ts';

/** Points of a request to enter what a message says. */
const SCORE = MIN_PLAN_SCORE + 3;

/** 'Put this in my calendar, it just came: "Your appointment is on Friday at 9"': the quotation has the time. */
export const forwardedPlan = (sentence: string, reference: Date, timeZone: string): DetectedPlan | undefined => {
  const [quote] = quotesOf(sentence);
  const request = quote === undefined ? '' : sentence.slice(0, sentence.indexOf(quote)).trim();
  const asked = request === '' ? undefined : additionOf(request)?.asked;
  if (quote === undefined || asked === undefined) return undefined;
  const text = quote.slice(1, -1).trim();
  const language = languageOfPlan(text);
  const when = findWhen(text, reference, timeZone, language?.language);
  if (when?.hasDate !== true || when.isPast) return undefined;
  const title = language === undefined ? eventTitle(text, when, 'New event') : foreignTitle(language, when, text);
  const suggestion = buildSuggestionOfKind(asked, { title, description: sentence, score: SCORE }, when);
  return {
    suggestion,
    evidence: { command: asked, hasObligation: false, hasEventNoun: false, score: SCORE, against: 0 },
  };
};
