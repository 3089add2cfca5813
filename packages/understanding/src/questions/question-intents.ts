import type { DetectedIntent } from '../intent/detected-intent.ts';
import type { DataQuestion } from './data-question.ts';

const DAY_MS = 86_400_000;
/** Days covered by a question that names no period. */
const COMING_DAYS = 7;
/** Days covered by a question that names no period, but particular events, tasks or goals. */
const DAYS_FOR_ONE = 90;
const CONFIDENCE = 0.9;
const DEFAULT_MINUTES = 60;

/** The period that the message named. A default period has no label. */
const namedPeriod = (window: DataQuestion['period']): Pick<DataQuestion, 'period'> =>
  window === undefined || window.label === '' ? {} : { period: window };

/** Converts an intent to a question that a later message can continue: 'how many of those were with Claude?'. */
export function questionOfIntent(intent: DetectedIntent): DataQuestion | undefined {
  switch (intent.intent) {
    case 'count_question': {
      const { counted, query, window } = intent;
      const filter = { words: query, subject: query.join(' '), ...namedPeriod(window) };
      if (counted === 'topics')
        return { ...filter, thing: 'conversations', act: 'count', groupBy: 'category', extremes: ['most'] };
      return { ...filter, thing: counted, act: 'count' };
    }
    case 'archive_question': {
      const { query, window, isList, category } = intent;
      const isListed = isList === true || query.length === 0;
      return {
        words: category === undefined ? query : [],
        subject: category === undefined ? query.join(' ') : '',
        ...namedPeriod(window),
        thing: 'conversations',
        act: 'list',
        ...(!isListed && { isQuoted: true as const }),
      };
    }
    case 'plan_question': {
      const { about, query, window, isOverdue } = intent;
      return {
        words: query,
        subject: query.join(' '),
        ...namedPeriod(window),
        thing: about,
        act: 'list',
        ...(isOverdue && { state: 'overdue' as const }),
      };
    }
    case 'free_time':
      return {
        words: [],
        subject: '',
        ...namedPeriod(intent.window),
        thing: 'freeTime',
        act: 'list',
        minutes: intent.minutes,
      };
    case 'memories':
      return { words: [], subject: '', thing: 'memories', act: 'list' };
    default:
      return undefined;
  }
}

/** Converts a question to an intent that later messages can refer to: 'cancel it', 'and the last time?'. */
export function intentOfQuestion(question: DataQuestion, reference: Date): DetectedIntent {
  const { thing, words, period, state } = question;
  const days = words.length > 0 ? DAYS_FOR_ONE : COMING_DAYS;
  const coming = { from: reference, to: new Date(reference.getTime() + days * DAY_MS), label: '' };
  if (thing === 'freeTime') {
    return {
      intent: 'free_time',
      window: period ?? coming,
      minutes: question.minutes ?? DEFAULT_MINUTES,
      confidence: CONFIDENCE,
    };
  }
  if (thing === 'events' || thing === 'tasks' || thing === 'reminders' || thing === 'goals') {
    const isOverdue = state === 'overdue' ? { isOverdue: true as const } : {};
    return {
      intent: 'plan_question',
      about: thing,
      window: period ?? coming,
      query: words,
      ...isOverdue,
      confidence: CONFIDENCE,
    };
  }
  return { intent: 'archive_question', query: words, window: period, isList: true, confidence: CONFIDENCE };
}
