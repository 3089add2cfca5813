import { parseChangeCommand, toPlanQuestion } from './change-command.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { foreignFinish } from './foreign-change.ts';
import type { Message } from './message.ts';
import { isPlanQuestion } from './plan-question.ts';

/** 'The tax task', 'my 3pm tomorrow', 'the 4 o'clock'. */
const NAMES_PLAN =
  /\b(?:tasks?|to-?dos?)$|\b(?:my|the|our) (?:\w+ )?(?:\d{1,2}(?::\d{2})? ?(?:[ap]m|o'clock)|\d{1,2}:\d{2})\b/i;

/** A command about something planned: move, finish, or cancel if the words are about the calendar. */
export const planCommand = (message: Message): DetectedIntent | undefined => {
  const text = foreignFinish(message.text);
  const command = parseChangeCommand(text === undefined ? message : { ...message, text });
  if (command === undefined) return undefined;
  const isAboutPlans =
    NAMES_PLAN.test(command.what) || isPlanQuestion(message.text) || /\bcall off\b/i.test(message.text);
  return command.change.action !== 'cancel' || isAboutPlans ? toPlanQuestion(command, message) : undefined;
};
