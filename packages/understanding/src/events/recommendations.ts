import { eventTitle } from './event-title.ts';
import type { DetectedSuggestion } from './suggestion.ts';

/** A lasting wish of the user: worth a recommendation, not an appointment. */
const WISH =
  /\b(?:i(?:'d| would)? (?:really )?(?:want|like|love|hope|need) to (?=(?:start|learn|get (?:better|fit|into|in shape|healthier)|improve|build|read more|exercise|lose|save|quit|stop|practi[cs]e|spend (?:more|less)|eat (?:better|healthier)|sleep|run|meditate|write)\b)|my goal is to |i(?:'m| am) trying to (?=(?:learn|get|improve|build|read|exercise|lose|save|quit|stop|eat|sleep|run|meditate)\b)|my (?:new year'?s )?resolution is to )/i;

/** Advice of the assistant to this user. */
const ADVICE =
  /^(?:[-*•\d.)\s]{0,6})(?:i(?:'d| would)? (?:strongly |highly )?(?:recommend|suggest|advise)(?: that)?(?: you)?|my (?:recommendation|suggestion|advice) is (?:to|that you)) /i;

const SCORE = 5;

/** The advice or the wish in a sentence, as a recommendation; undefined if there is none. */
export const findRecommendation = (sentence: string, role: 'user' | 'assistant'): DetectedSuggestion | undefined => {
  const match = (role === 'user' ? WISH : ADVICE).exec(sentence);
  if (match === null || /\?\s{0,3}$/.test(sentence)) return undefined;
  const subject = sentence.slice(match.index + match[0].length);
  if (subject.trim().split(/\s+/).length < 2) return undefined;
  const title = eventTitle(subject, undefined, 'Recommendation');
  return { type: 'recommendation', title, description: sentence, score: SCORE };
};
