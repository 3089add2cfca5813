import { findWindow } from '../time/time-window.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { archiveQuestion } from './question-intents.ts';

const THIS_CONVERSATION = /\b(?:this|the current|our current) (?:conversation|chat|thread|discussion|talk)\b/i;

/** 'Summarise our chat from yesterday' does not say which chat: those of the period are listed. */
export const listOfPeriod = (command: DetectedIntent, message: Message): DetectedIntent | undefined => {
  if (command.intent !== 'summary') return undefined;
  const { conversation } = command;
  const { text, reference, timeZone } = message;
  const isNamed = conversation.isCurrent
    ? conversation.isPronoun === true || THIS_CONVERSATION.test(text)
    : conversation.query.length > 0;
  const window = isNamed ? undefined : findWindow(text, reference, timeZone, 'past');
  if (window === undefined || window.from >= reference) return undefined;
  return archiveQuestion({ ...message, text: `list my conversations ${window.label}` }, command.confidence);
};
