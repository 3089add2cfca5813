import { detectIntent } from '@app/understanding/intents';
import { localDay } from '#platform/local-day.ts';
import type { ModelTools } from './model-tools.ts';
import type { QuestionIntent } from './question-intent.ts';
import { encloseAsData, type ToolScope } from './tool-result.ts';

export interface ObviousLookup {
  /** Quotes of earlier conversations. */
  archive?: string;
  /** Events, tasks and reminders, as JSON. */
  plans?: string;
}

/** A question counts as being about the archive or the calendar only if its intent is detected with at least this confidence. */
const MIN_CONFIDENCE = 0.5;

/**
 * Looks up the archive or the calendar before the model is asked, if the question is obviously about one of them,
 * because not every model supports tools. Works in every language of `detectIntent`. `detectedBefore` is the intent if
 * it is known already.
 */
export async function lookUpIfObvious(
  tools: ModelTools,
  { now, timeZone, switches }: Pick<ToolScope, 'now' | 'timeZone' | 'switches'>,
  question: string,
  detectedBefore?: QuestionIntent,
): Promise<ObviousLookup> {
  const detected =
    detectedBefore?.question === question ? detectedBefore.intent : detectIntent(question, now, timeZone);
  if (detected.confidence < MIN_CONFIDENCE) return {};
  if (detected.intent === 'archive_question' && detected.query.length > 0 && switches.has('archive')) {
    const { query, window, recency } = detected;
    const period = window === undefined ? {} : { from: window.from, to: window.to };
    const { text, isFound } = await tools.lookUpArchive({ query: query.join(' '), recency, ...period });
    return isFound === true ? { archive: text } : {};
  }
  if (!switches.has('calendar')) return {};
  const events = async ({ from, to }: { from: Date; to: Date }): Promise<ObviousLookup> => {
    const days = [localDay(from, timeZone), localDay(new Date(to.getTime() - 1), timeZone)];
    const subject = days[0] === days[1] ? (days[0] ?? '') : days.join(' – ');
    const { text } = await tools.lookUpEvents(from, to, subject);
    return { plans: encloseAsData('plans', `events of ${subject}`, text) };
  };
  if (detected.intent === 'free_time') return events(detected.window);
  if (detected.intent !== 'plan_question') return {};
  switch (detected.about) {
    case 'tasks':
      return { plans: encloseAsData('plans', 'open tasks', (await tools.lookUpTasks()).text) };
    case 'reminders':
      return { plans: encloseAsData('plans', 'coming reminders', (await tools.lookUpReminders()).text) };
    case 'goals':
      return {};
    case 'events':
      return events(detected.window);
  }
}
