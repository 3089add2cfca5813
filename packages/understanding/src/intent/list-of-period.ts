import { findWindow } from '../time/time-window.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { archiveQuestion } from './question-intents.ts';

const CONVERSATION = '(?<!\\b(?:this|current) )(?:conversation|chat|thread|discussion|talk|exchange)s?';
const SAID = '(?:said|discussed|talked(?: about)?|covered|wrote|went over)';
const LINK = '(?: (?:from|of|on|in|during|we had|i had|that we had))*';

/** Whether the period says which conversation is meant: 'our chat from yesterday', but not 'for Friday's meeting'. */
const namesConversation = (text: string, period: string): boolean => {
  const words = period.replaceAll(/[^\p{L}\p{N}]+/gu, '\\W+');
  return new RegExp(
    `\\b${CONVERSATION}${LINK} ${words}\\b|\\b${SAID}${LINK} ${words}\\b|\\b${words}['’]s ${CONVERSATION}\\b`,
    'iu',
  ).test(text);
};

/** 'Summarise our chat from yesterday' does not say which chat: those of the period are listed. */
export const listOfPeriod = (command: DetectedIntent, message: Message): DetectedIntent | undefined => {
  if (command.intent !== 'summary') return undefined;
  const { conversation } = command;
  const { text, reference, timeZone } = message;
  const window = findWindow(text, reference, timeZone, 'past');
  if (window === undefined || window.to > reference || !namesConversation(text, window.label)) return undefined;
  const period = window.label.toLowerCase();
  const isNamed = conversation.isCurrent
    ? conversation.isPronoun === true
    : conversation.query.some((word) => !period.includes(word));
  if (isNamed) return undefined;
  const list = archiveQuestion({ ...message, text: `list my conversations ${window.label}` }, command.confidence);
  return list.intent === 'archive_question' ? { ...list, isForSummary: true } : list;
};
