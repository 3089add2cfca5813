import { ASSISTANT_PLANS, ASSISTANT_TRAPS } from './held-out/assistant-plans.ts';
import { HELD_OUT_FOREIGN_PLANS, HELD_OUT_FOREIGN_TRAPS } from './held-out/foreign-plans.ts';
import { HELD_OUT_PLANS, HELD_OUT_RECURRENCES } from './held-out/plans.ts';
import { SECOND_SAMPLE, SECOND_SAMPLE_TRAPS } from './held-out/second-sample.ts';
import { HELD_OUT_MESSAGES } from './held-out/messages.ts';
import { HELD_OUT_TRAPS } from './held-out/traps.ts';
import { HELD_OUT_TYPED_PLANS } from './held-out/typed-plans.ts';
import {
  TRAINED_DRAWS,
  messagesOfDraw,
  plansOfDraw,
  trapsOfDraw,
  variedMessages,
  variedPlans,
  variedTraps,
} from './draws.ts';
import { FOREIGN_PLANS, FOREIGN_TRAPS } from './seeds/foreign-plans.ts';
import { MANY_HANDS_FOREIGN_PLANS, MANY_HANDS_FOREIGN_TRAPS } from './seeds/many-hands-foreign.ts';
import { MANY_HANDS_PLANS, MANY_HANDS_RECURRENCES, MANY_HANDS_TRAPS } from './seeds/many-hands.ts';
import { MESSAGES } from './seeds/messages.ts';
import { PLANS, RECURRENCES, TRAPS } from './seeds/plans.ts';
import { TYPED_PLANS } from './seeds/typed-plans.ts';

/** A message of a person, and whether it states a plan of theirs. */
export interface LabelledTurn {
  text: string;
  isPlan: boolean;
}

const labelPlans = (rows: readonly { text: string }[]): LabelledTurn[] =>
  rows.map(({ text }) => ({ text, isPlan: true }));
const labelTraps = (texts: readonly string[]): LabelledTurn[] => texts.map((text) => ({ text, isPlan: false }));

/** The intents of messages to the assistant that count as plans. */
const PLAN_INTENTS = new Set(['event', 'reminder', 'task']);
const labelMessages = (rows: readonly { text: string; intent: string }[]): LabelledTurn[] =>
  rows.map(({ text, intent }) => ({ text, isPlan: PLAN_INTENTS.has(intent) }));
const labelByIntent = (texts: Readonly<Record<string, readonly string[]>>): LabelledTurn[] =>
  Object.entries(texts).flatMap(([intent, ofIntent]) => labelMessages(ofIntent.map((text) => ({ text, intent }))));

const OTHER_TURNS = [
  ...[MESSAGES, HELD_OUT_MESSAGES].flatMap(labelByIntent),
  ...[ASSISTANT_PLANS, HELD_OUT_FOREIGN_PLANS, HELD_OUT_PLANS, HELD_OUT_RECURRENCES, SECOND_SAMPLE].flatMap(labelPlans),
  ...[HELD_OUT_TYPED_PLANS, FOREIGN_PLANS, MANY_HANDS_FOREIGN_PLANS, MANY_HANDS_PLANS].flatMap(labelPlans),
  ...[MANY_HANDS_RECURRENCES, PLANS, RECURRENCES, TYPED_PLANS].flatMap(labelPlans),
  ...[ASSISTANT_TRAPS, HELD_OUT_FOREIGN_TRAPS, SECOND_SAMPLE_TRAPS, HELD_OUT_TRAPS, FOREIGN_TRAPS].flatMap(labelTraps),
  ...[MANY_HANDS_FOREIGN_TRAPS, MANY_HANDS_TRAPS, TRAPS].flatMap(labelTraps),
];

/** All turns with plans, all traps and all messages to the assistant of the sets that have been read. */
export const labelledTurns = (): LabelledTurn[] => [
  ...OTHER_TURNS,
  ...labelPlans(variedPlans()),
  ...labelTraps(variedTraps()),
  ...labelMessages(variedMessages()),
  ...TRAINED_DRAWS.flatMap((draw) => [
    ...labelPlans(plansOfDraw(draw)),
    ...labelTraps(trapsOfDraw(draw)),
    ...labelMessages(messagesOfDraw(draw)),
  ]),
];
