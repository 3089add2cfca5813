import { partsOfDay } from '@app/contract/planning';
import { z } from 'zod';
import type { ModelGateway } from '#features/assistant/assistant.service.ts';
import type { ModelMessage } from '#integrations/llm/llm.ts';
import type { SlotRequest } from './read-request.ts';

const MAX_ANSWER_LENGTH = 4_000;
const TIMEOUT_MS = 15_000;

const ParsedRequest = z.object({
  title: z.string().trim().min(1).max(300).nullish(),
  durationMinutes: z.int().min(5).max(1_440).nullish(),
  from: z.iso.datetime({ offset: true }).nullish(),
  to: z.iso.datetime({ offset: true }).nullish(),
  partOfDay: z.enum(partsOfDay).nullish(),
});

/**
 * Asks the connected model to parse a request for free time in the calendar. Undefined if no model is connected, or if the model fails or
 * answers in another format: then the local parser's result is used alone. The model never chooses the slots.
 */
export async function askModel(
  gateway: ModelGateway,
  messages: readonly string[],
  user: { userId: string; now: Date; timeZone: string; isPremium: boolean },
): Promise<SlotRequest | undefined> {
  try {
    const model = await gateway.current();
    if (model === undefined) return undefined;
    let answer = '';
    const request = {
      messages: promptFor(messages, user),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      userTier: user.isPremium ? ('premium' as const) : ('free' as const),
    };
    const callDetails = { userId: user.userId, purpose: 'schedule' as const, conversationIds: [] };
    for await (const event of gateway.ask(model, callDetails, request)) {
      if (event.type === 'text') answer += event.text;
      if (answer.length > MAX_ANSWER_LENGTH) return undefined;
    }
    return parseAnswer(answer, user.now);
  } catch {
    // The local parser's result is enough to answer when the model fails.
    return undefined;
  }
}

function promptFor(messages: readonly string[], { now, timeZone }: { now: Date; timeZone: string }): ModelMessage[] {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' }).format(now);
  const content =
    'You read requests for time in a calendar. Answer with one JSON object and nothing else: ' +
    '{"title": what the time is for in a few words or null, "durationMinutes": integer or null, ' +
    '"from": ISO 8601 with offset or null, "to": ISO 8601 with offset or null, ' +
    '"partOfDay": "morning", "afternoon", "evening" or null}. ' +
    '"from" and "to" are the earliest and the latest time; null where the request does not say. Later messages change earlier ones. ' +
    `It is ${clock} (${timeZone}).`;
  return [
    { role: 'system', content },
    { role: 'user', content: messages.join('\n') },
  ];
}

function parseAnswer(answer: string, now: Date): SlotRequest | undefined {
  const json = /\{[\s\S]*\}/.exec(answer)?.[0];
  const parsed = json === undefined ? undefined : ParsedRequest.safeParse(parseJson(json)).data;
  if (parsed === undefined) return undefined;
  const { title, durationMinutes, from, to, partOfDay } = parsed;
  // Without an end, `to` is an invalid date: comparisons with it are false, so there is no window.
  const window = { from: new Date(from ?? now), to: new Date(to ?? Number.NaN) };
  const isWindow = window.from < window.to && window.to > now;
  return {
    ...(title != null && { title }),
    ...(durationMinutes != null && { duration: durationMinutes }),
    ...(isWindow && { from: window.from < now ? now : window.from, to: window.to }),
    ...(partOfDay != null && { part: partOfDay }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
