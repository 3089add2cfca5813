import { asksForCount } from './count-forms.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { isOwnLookUp, wordsOfLookUp } from './look-ups.ts';
import type { Message } from './message.ts';
import { asksOwnState } from './own-state.ts';
import { isFreeTimeQuestion, isPlanQuestion } from './plan-question.ts';

const ofArchive = (text: string): DetectedIntent => ({
  intent: 'archive_question',
  query: wordsOfLookUp(text),
  confidence: 0.8,
});

/** A question for what is so every week; undefined for other messages. */
export const stateQuestion = ({ text }: Message): DetectedIntent | undefined =>
  asksOwnState(text) ? ofArchive(text) : undefined;

/** 'When was my dentist appointment' is also answered by the calendar. */
const mayBeOfPlans = (text: string): boolean => isPlanQuestion(text) || isFreeTimeQuestion(text) || asksForCount(text);

/** A question for one fact about somebody or something of the person's own; undefined for other messages. */
export const ownLookUp = ({ text }: Message): DetectedIntent | undefined =>
  isOwnLookUp(text) && !mayBeOfPlans(text) ? ofArchive(text) : undefined;
