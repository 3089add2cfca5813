import type { ModelEvent, ModelMessage, ModelTool, ModelToolCall } from '#integrations/llm/llm.ts';
import { AppError } from '#platform/app-error.ts';
import type { ModelTools } from './model-tools.ts';

export interface GroundedRequest {
  messages: readonly ModelMessage[];
  tools: ModelTools;
  /** Asks the model; without tools when none are given. */
  ask: (messages: readonly ModelMessage[], tools: readonly ModelTool[]) => AsyncIterable<ModelEvent>;
}

/** A model that still asks after this many rounds answers with what it has. */
const ROUNDS = 4;
const CALLS_A_ROUND = 8;
/** How providers and servers say that they or the model know no tools. */
const MAY_MEAN_NO_TOOLS = new Set(['model.refused', 'model.misconfigured', 'model.bad_response']);

/**
 * The model's reply in pieces, with the tools it asks for run in between. A model that fails a request because of the tools is
 * asked again without them.
 */
export async function* groundedReply({ messages, tools, ask }: GroundedRequest): AsyncGenerator<string> {
  const said: ModelMessage[] = [...messages];
  let offered: readonly ModelTool[] = tools.definitions;
  let hasText = false;
  for (let round = 0; ; round += 1) {
    const calls: ModelToolCall[] = [];
    let text = '';
    let hasBegun = false;
    try {
      for await (const event of ask(said, round < ROUNDS ? offered : [])) {
        hasBegun = true;
        if (event.type === 'tool-call' && calls.length < CALLS_A_ROUND) calls.push(event.call);
        if (event.type !== 'text') continue;
        // What is said before and after a look-up are two paragraphs.
        if (text === '' && hasText) yield '\n\n';
        text += event.text;
        hasText = true;
        yield event.text;
      }
    } catch (error) {
      const isAboutTools = error instanceof AppError && MAY_MEAN_NO_TOOLS.has(error.code);
      if (hasBegun || round > 0 || offered.length === 0 || !isAboutTools) throw error;
      offered = [];
      continue;
    }
    if (calls.length === 0 || offered.length === 0) return;
    said.push({ role: 'assistant', content: text, toolCalls: calls });
    for (const call of calls) {
      said.push({ role: 'tool', content: await tools.run(call), answers: { id: call.id, name: call.name } });
    }
  }
}
