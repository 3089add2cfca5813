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
const mayBeOfPlans = (text: string): boolean =>
  NAMES_PLAN.test(text) || isPlanQuestion(text) || isFreeTimeQuestion(text) || asksForCount(text);
const NAMES_PLAN =
  /(?<!\p{L})(?:appointments?|meetings?|events?|reminders?|tasks?|afspra\p{L}+|vergadering\p{L}*|herinnering\p{L}*|taken|taak|\p{L}*termine?|besprechung\p{L}*|erinnerung\p{L}*|aufgaben?|rendez-vous|rdv|réunions?|rappels?|tâches?|citas?|reuni[oó]n\p{L}*|recordatorios?|tareas?|appuntament[oi]|riunion[ei]|promemoria|attività|compromissos?|reuni(?:ão|ões)|lembretes?|tarefas?)(?!\p{L})/iu;

/** A question for one fact about somebody or something of the person's own; undefined for other messages. */
export const ownLookUp = ({ text }: Message): DetectedIntent | undefined =>
  isOwnLookUp(text) && !mayBeOfPlans(text) ? ofArchive(text) : undefined;
