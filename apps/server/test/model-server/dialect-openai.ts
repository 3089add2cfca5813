import { asList, asRecord, asText, dataFrame, type Dialect, halves, inputTokens, readMessages } from './dialect.ts';

const id = 'chatcmpl-test';
const created = 1_750_000_000;

function chunk(model: string, delta: Record<string, unknown>, reason: string | null = null): string {
  return dataFrame({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
}

function usage(outputTokens: number) {
  return { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens };
}

/** POST /v1/chat/completions */
export const openaiDialect: Dialect = {
  streamType: 'text/event-stream; charset=utf-8',
  read: (_path, body) => {
    const request = asRecord(body);
    return {
      model: asText(request['model']),
      messages: readMessages(request['messages']),
      stream: request['stream'] === true,
      tools: asList(request['tools']).map((tool) => asText(asRecord(asRecord(tool)['function'])['name'])),
    };
  },
  begin: (model) => chunk(model, { role: 'assistant', content: '' }),
  text: (model, text) => chunk(model, { content: text }),
  reasoning: (model, text) => chunk(model, { reasoning_content: text }),
  tool: (model, index, name, input) => {
    const [first, second] = halves(input);
    const begin = { index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } };
    return [begin, ...[first, second].map((piece) => ({ index, function: { arguments: piece } }))]
      .map((call) => chunk(model, { tool_calls: [call] }))
      .join('');
  },
  fault: (message) => dataFrame({ error: { message, type: 'server_error', param: null, code: null } }),
  finish: (model, reason, outputTokens) =>
    chunk(model, {}, reason) +
    dataFrame({ id, object: 'chat.completion.chunk', created, model, choices: [], usage: usage(outputTokens) }) +
    'data: [DONE]\n\n',
  whole: (model, text, reason, outputTokens) => ({
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
    usage: usage(outputTokens),
  }),
  rubbish: 'data: {"id": "chatcmpl-test", "choices": [{"ind\n\n',
};
