import type { Replies } from '../replies.ts';
import { conversations } from './conversations.ts';
import { counts } from './counts.ts';
import { formats } from './formats.ts';
import { general } from './general.ts';
import { goals } from './goals.ts';
import { plans } from './plans.ts';
import { tasksInWords } from './tasks.ts';

export const portuguese: Replies = {
  ...formats,
  ...general,
  ...conversations,
  ...counts,
  ...plans,
  ...tasksInWords,
  ...goals,
};
