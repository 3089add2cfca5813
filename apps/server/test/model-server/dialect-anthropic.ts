import {
  asList,
  asRecord,
  asText,
  contentText,
  type Dialect,
  splitInHalves,
  inputTokens,
  readMessages,
} from './dialect.ts';
import type { FinishReason } from './model-step.ts';

const reasons: Record<FinishReason, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
  tool_calls: 'tool_use',
};

function makeFrame(type: string, fields: Record<string, unknown>): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

function makeMessage(model: string, fields: Record<string, unknown>) {
  return {
    id: 'msg_test',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: inputTokens, output_tokens: 1 },
    ...fields,
  };
}

/** POST /v1/messages. Text is block 1 so that a thinking block before it can be block 0. */
export const anthropicDialect: Dialect = {
  streamContentType: 'text/event-stream; charset=utf-8',
  read: (_path, body) => {
    const request = asRecord(body);
    const system = contentText(request['system']);
    return {
      model: asText(request['model']),
      messages: [...(system === '' ? [] : [{ role: 'system', content: system }]), ...readMessages(request['messages'])],
      stream: request['stream'] === true,
      tools: asList(request['tools']).map((tool) => asText(asRecord(tool)['name'])),
    };
  },
  begin: (model) =>
    makeFrame('message_start', { message: makeMessage(model, {}) }) +
    makeFrame('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } }) +
    makeFrame('content_block_start', { index: 1, content_block: { type: 'text', text: '' } }),
  text: (_model, text) => makeFrame('content_block_delta', { index: 1, delta: { type: 'text_delta', text } }),
  reasoning: (_model, text) =>
    makeFrame('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: text } }),
  tool: (_model, callIndex, name, input) => {
    const index = callIndex + 2;
    const block = { type: 'tool_use', id: `toolu_${callIndex}`, name, input: {} };
    return (
      makeFrame('content_block_start', { index, content_block: block }) +
      splitInHalves(input)
        .map((half) =>
          makeFrame('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: half } }),
        )
        .join('') +
      makeFrame('content_block_stop', { index })
    );
  },
  fault: (text) => makeFrame('error', { error: { type: 'overloaded_error', message: text } }),
  finish: (_model, reason, outputTokens) =>
    makeFrame('content_block_stop', { index: 0 }) +
    makeFrame('content_block_stop', { index: 1 }) +
    makeFrame('message_delta', {
      delta: { stop_reason: reasons[reason], stop_sequence: null },
      usage: { output_tokens: outputTokens },
    }) +
    makeFrame('message_stop', {}),
  fullResponse: (model, text, reason, outputTokens) =>
    makeMessage(model, {
      content: [{ type: 'text', text }],
      stop_reason: reasons[reason],
      usage: { input_tokens: inputTokens, output_tokens: outputTokens },
    }),
  brokenFrame: 'event: content_block_delta\ndata: {"type": "content_bl\n\n',
};
