import { detectIntent } from '@app/understanding/intents';
import { localDay } from '#platform/local-day.ts';
import type { ModelTools } from './model-tools.ts';
import type { QuestionIntent } from './question-intent.ts';
import { encloseAsData, type ToolResult, type ToolScope } from './tool-result.ts';

export interface ObviousLookup {
  /** Quotes of earlier conversations. */
  archive?: string;
  /** Events, tasks and reminders: JSON between tags that mark it as data, or what to say without them. */
  plans?: string;
}

/** A question counts as being about the archive or the calendar only if its intent is detected with at least this confidence. */
const MIN_CONFIDENCE = 0.5;

/**
 * Looks up the archive or the calendar before the model is asked, if the question is obviously about one of them,
 * because not every model supports tools. Works in every language of `detectIntent`. `known` is the intent, if it was
 * detected before.
 */
export async function lookUpIfObvious(
  tools: ModelTools,
  { now, timeZone, switches }: Pick<ToolScope, 'now' | 'timeZone' | 'switches'>,
  question: string,
  known?: QuestionIntent,
): Promise<ObviousLookup> {
  const detected = known?.question === question ? known.intent : detectIntent(question, now, timeZone);
  if (detected.confidence < MIN_CONFIDENCE) return {};
  if (detected.intent === 'archive_question' && detected.query.length > 0 && switches.has('archive')) {
    const { query, window, recency } = detected;
    const period = window === undefined ? {} : { from: window.from, to: window.to };
    const { text, isFound } = await tools.lookUpArchive({ query: query.join(' '), recency, ...period });
    return isFound === true ? { archive: text } : {};
  }
  return switches.has('calendar') ? lookUpPlans(tools, timeZone, detected) : {};
}

async function lookUpPlans(
  tools: ModelTools,
  timeZone: string,
  detected: QuestionIntent['intent'],
): Promise<ObviousLookup> {
  const lookUpPeriod = async ({ from, to }: { from: Date; to: Date }, words: readonly string[]) => {
    const [first, last] = [localDay(from, timeZone), localDay(new Date(to.getTime() - 1), timeZone)];
    const subject = first === last ? first : `${first} – ${last}`;
    return asPlans(`events of ${subject}`, await tools.lookUpEvents(from, to, subject, words));
  };
  if (detected.intent === 'free_time') return lookUpPeriod(detected.window, []);
  if (detected.intent !== 'plan_question') return {};
  switch (detected.about) {
    case 'tasks':
      return asPlans('open tasks', await tools.lookUpTasks());
    case 'reminders':
      return asPlans('coming reminders', await tools.lookUpReminders());
    case 'goals':
      return {};
    case 'events':
      return lookUpPeriod(detected.window, detected.query);
  }
}

/** A failed look-up is told to the model as it is: marked as data, its instruction would be ignored. */
function asPlans(note: string, { text, state }: ToolResult): ObviousLookup {
  return {
    plans: state === 'failed' ? `The user's plans could not be read. ${text}` : encloseAsData('plans', note, text),
  };
}
