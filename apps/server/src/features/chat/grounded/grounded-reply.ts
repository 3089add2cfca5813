import type { ModelEvent, ModelMessage, ModelTool, ModelToolCall } from '#integrations/llm/llm.ts';
import { AppError } from '#platform/app-error.ts';
import type { ReplyExtras } from '../turn-runner.ts';
import type { ModelTools } from './model-tools.ts';

export interface GroundedRequest {
  messages: readonly ModelMessage[];
  tools: Pick<ModelTools, 'definitions' | 'run'>;
  extras: Pick<ReplyExtras, 'isCut'>;
  /** False for a model that is known not to support tools. */
  usesTools?: boolean | null | undefined;
  onReasoning: (text: string) => void;
  /** Asks the model and offers it these tools, which may be none. */
  ask: (messages: readonly ModelMessage[], tools: readonly ModelTool[]) => AsyncIterable<ModelEvent>;
}

/** After this many rounds of tool calls the model is offered no tools and has to answer. */
const MAX_ROUNDS = 4;
const MAX_CALLS_PER_ROUND = 8;
/** Codes of errors that may mean that the provider or the model does not support pictures or tools. */
const UNSUPPORTED_CODES = new Set(['model.refused', 'model.misconfigured', 'model.bad_response']);

/**
 * The model's reply in deltas; the tools that it calls are run in between. If a request fails because of
 * pictures or tools, the model is asked again without them.
 */
export async function* groundedReply(request: GroundedRequest): AsyncGenerator<string> {
  const { messages, tools, extras, onReasoning, ask } = request;
  let conversation: ModelMessage[] = [...messages];
  let offered: readonly ModelTool[] = request.usesTools === false ? [] : tools.definitions;
  let hasText = false;
  for (let round = 0; ; round += 1) {
    const offeredNow = round < MAX_ROUNDS ? offered : [];
    const calls: ModelToolCall[] = [];
    let text = '';
    let hasStarted = false;
    try {
      for await (const event of ask(conversation, offeredNow)) {
        hasStarted = true;
        if (event.type === 'tool-call' && calls.length < MAX_CALLS_PER_ROUND) calls.push(event.call);
        if (event.type === 'reasoning') onReasoning(event.text);
        if (event.type === 'done' && event.finishReason === 'length') extras.isCut = true;
        if (event.type !== 'text') continue;
        // Text before and after tool calls is separated into paragraphs.
        if (text === '' && hasText) yield '\n\n';
        text += event.text;
        hasText = true;
        yield event.text;
      }
    } catch (error) {
      const mayBeUnsupported = error instanceof AppError && UNSUPPORTED_CODES.has(error.code);
      if (hasStarted || round > 0 || !mayBeUnsupported) throw error;
      if (conversation.some(({ pictures }) => pictures !== undefined)) {
        conversation = conversation.map(withoutPictures);
        continue;
      }
      if (offered.length === 0) throw error;
      offered = [];
      continue;
    }
    // Some models call tools that they are not offered.
    if (calls.length === 0 || offeredNow.length === 0) return;
    conversation.push({ role: 'assistant', content: text, toolCalls: calls.map(withObjectInput) });
    for (const call of calls) {
      conversation.push({
        role: 'tool',
        content: await tools.run(call),
        answeredCall: { id: call.id, name: call.name },
      });
    }
  }
}

/**
 * Providers refuse a conversation that contains a tool call whose input is not an object, but models do send such
 * calls.
 */
function withObjectInput(call: ModelToolCall): ModelToolCall {
  const isObject = typeof call.input === 'object' && call.input !== null && !Array.isArray(call.input);
  return isObject ? call : { ...call, input: {} };
}

function withoutPictures({ pictures, content, ...message }: ModelMessage): ModelMessage {
  if (pictures === undefined) return { ...message, content };
  return { ...message, content: `${content}\n\n[You cannot see the attached pictures: say so.]` };
}
