import {
  asList,
  asRecord,
  asText,
  makeDataFrame,
  type Dialect,
  splitInHalves,
  inputTokens,
  readMessages,
} from './dialect.ts';

const id = 'chatcmpl-test';
const created = 1_750_000_000;

function makeChunk(model: string, delta: Record<string, unknown>, reason: string | null = null): string {
  return makeDataFrame({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
}

function makeUsage(outputTokens: number) {
  return { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens };
}

/** POST /v1/chat/completions */
export const openaiDialect: Dialect = {
  streamContentType: 'text/event-stream; charset=utf-8',
  read: (_path, body) => {
    const request = asRecord(body);
    return {
      model: asText(request['model']),
      messages: readMessages(request['messages']),
      stream: request['stream'] === true,
      tools: asList(request['tools']).map((tool) => asText(asRecord(asRecord(tool)['function'])['name'])),
    };
  },
  begin: (model) => makeChunk(model, { role: 'assistant', content: '' }),
  text: (model, text) => makeChunk(model, { content: text }),
  reasoning: (model, text) => makeChunk(model, { reasoning_content: text }),
  tool: (model, index, name, input) => {
    const [first, second] = splitInHalves(input);
    const begin = { index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } };
    return [begin, ...[first, second].map((half) => ({ index, function: { arguments: half } }))]
      .map((call) => makeChunk(model, { tool_calls: [call] }))
      .join('');
  },
  fault: (message) => makeDataFrame({ error: { message, type: 'server_error', param: null, code: null } }),
  finish: (model, reason, outputTokens) =>
    makeChunk(model, {}, reason) +
    makeDataFrame({
      id,
      object: 'chat.completion.chunk',
      created,
      model,
      choices: [],
      usage: makeUsage(outputTokens),
    }) +
    'data: [DONE]\n\n',
  fullResponse: (model, text, reason, outputTokens) => ({
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
    usage: makeUsage(outputTokens),
  }),
  brokenFrame: 'data: {"id": "chatcmpl-test", "choices": [{"ind\n\n',
};
