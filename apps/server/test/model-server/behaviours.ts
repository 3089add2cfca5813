import { findLastUserText, type ModelBehaviour, type ModelRequest, type ModelStep } from './model-step.ts';
import { makeLongReply, markdownReply, splitIntoDeltas, slowReply } from './replies.ts';

/**
 * Behaviours by model name. `pace` is the time between two words of a slow behaviour, in milliseconds. Unknown names
 * behave like 'echo'.
 */
export function createBehaviours(pace: number): ReadonlyMap<string, ModelBehaviour> {
  const table: Record<string, ModelBehaviour> = {
    echo: (request) => textSteps(`You said: ${findLastUserText(request.messages)}`),
    recall: ({ messages }) => textSteps(recallFromContext(messages)),
    markdown: () => textSteps(markdownReply),
    long: () => textSteps(makeLongReply()),
    slow: () => [
      { do: 'wait', milliseconds: pace * 10 },
      ...paceSteps(slowReply, pace),
      { do: 'finish', reason: 'stop' },
    ],
    reasoning: () => [{ do: 'reasoning', text: 'Let me think.' }, ...textSteps('Forty-two.')],
    length: () => [...paceSteps('This reply was cut at its'), { do: 'finish', reason: 'length' }],
    'content-filter': () => [{ do: 'finish', reason: 'content_filter' }],
    'empty-answer': () => [{ do: 'finish', reason: 'stop' }],

    'error-400': () => [failureSteps(400, 'This request is not valid.', 'invalid_request_error')],
    'error-401': () => [failureSteps(401, 'Incorrect API key provided.', 'invalid_api_key')],
    'error-404': () => [failureSteps(404, 'The model does not exist.', 'model_not_found')],
    'error-429': () => [failureSteps(429, 'Rate limit reached.', 'rate_limit_exceeded', { 'retry-after': '0' })],
    'error-429-minute': () => [
      failureSteps(429, 'Rate limit reached.', 'rate_limit_exceeded', { 'retry-after': '60' }),
    ],
    'error-500': () => [failureSteps(500, 'The server had an error.', 'server_error')],
    'error-500-twice': (request) =>
      request.attempt <= 2
        ? [failureSteps(500, 'The server had an error.', 'server_error')]
        : textSteps('Third time lucky.'),
    'html-page': () => [
      { do: 'status', status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>A proxy login page</h1>' },
    ],

    never: () => [{ do: 'hold' }],
    'headers-only': () => [{ do: 'headers' }, { do: 'hold' }],
    'stall-after-3': () => [...paceSteps('One two three '), { do: 'hold' }],
    // The wait lets the client read the words, because it drops unread data when its connection breaks.
    'cut-after-3': () => [...paceSteps('One two three '), { do: 'wait', milliseconds: 50 }, { do: 'cut' }],
    'cut-at-once': () => [{ do: 'headers' }, { do: 'cut' }],
    'fault-after-3': () => [
      ...paceSteps('One two three '),
      { do: 'fault', message: 'The server is overloaded.' },
      { do: 'end' },
    ],
    // Calls the tools that the question names, one in each line with its input, and then replies with their results.
    tools: ({ messages, tools }) => {
      const questionIndex = messages.findLastIndex(
        ({ role, content }) => role === 'user' && findToolCalls(content).length > 0,
      );
      const results = messages
        .slice(questionIndex + 1)
        .flatMap(({ role, content }) => (role === 'assistant' ? [] : [content]));
      if (results.length > 0 || tools.length === 0) return textSteps(`The tools said: ${results.join(' ')}`);
      const calls = findToolCalls(messages[questionIndex]?.content ?? '');
      return [...paceSteps('Let me see. '), ...calls, { do: 'finish', reason: 'tool_calls' }];
    },
    'tools-forever': ({ tools, attempt }) =>
      tools.length === 0
        ? textSteps('That is all.')
        : [
            { do: 'tool', name: 'calculate', input: JSON.stringify({ expression: `${attempt} + 1` }) },
            { do: 'finish', reason: 'tool_calls' },
          ],
    'tools-unknown': ({ tools }) =>
      tools.length === 0
        ? textSteps('It has no tools.')
        : [failureSteps(400, 'This model does not support tools.', 'invalid_request_error')],

    'think-tags': () => [
      ...['<th', 'ink>Let me', ' think.</thi', 'nk>Forty-two, as in `<thi'].flatMap((text) => paceSteps(text)),
      ...textSteps('nk>`.'),
    ],
    'rubbish-lines': () => [
      ...paceSteps('One two '),
      ...Array.from({ length: 4 }, () => ({ do: 'brokenFrame' as const })),
      ...textSteps('three'),
    ],
    'rubbish-line': () => [...paceSteps('One two '), { do: 'brokenFrame' }, ...textSteps('three four')],
    'no-finish': () => [...paceSteps('One two three '), { do: 'end' }],
    empty: () => [{ do: 'headers' }, { do: 'end' }],
  };
  return new Map(Object.entries(table));
}

/** For measuring: a model named 'tokens-200-20' replies with 200 tokens, one every 20 ms. */
export function findMeasuredBehaviour(model: string): ModelBehaviour | undefined {
  const match = /^tokens-(\d{1,6})-(\d{1,5})$/.exec(model);
  if (match === null) return undefined;
  const count = Number(match[1]);
  const milliseconds = Number(match[2]);
  return function* tokens() {
    for (let index = 0; index < count; index += 1) {
      if (milliseconds > 0 && index > 0) yield { do: 'wait', milliseconds };
      yield { do: 'text', text: 'token ' };
    }
    yield { do: 'finish', reason: 'stop' };
  };
}

/** The calls in the lines of a text: 'calculate {"expression":"1+1"}' is a tool and its input. */
function findToolCalls(text: string): ModelStep[] {
  return text.split('\n').flatMap((line) => {
    const [, name, input = ''] = /^([a-z_]+) (\{.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ do: 'tool', name, input }];
  });
}

/** Of all lines before the question, the one that shares the most words with the question. */
function recallFromContext(messages: ModelRequest['messages']): string {
  const question = listWords(findLastUserText(messages));
  const earlierMessages = messages.slice(
    0,
    messages.findLastIndex(({ role }) => role === 'user'),
  );
  const lines = earlierMessages.flatMap(({ content }) => content.split('\n'));
  const countSharedWords = (line: string): number => [...listWords(line)].filter((word) => question.has(word)).length;
  const best = lines.reduce((found, line) => (countSharedWords(line) > countSharedWords(found) ? line : found), '');
  return best === '' ? 'I was told nothing about this.' : best;
}

const listWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []);

function textSteps(text: string): ModelStep[] {
  return [...paceSteps(text), { do: 'finish', reason: 'stop' }];
}

/** The text word by word, with a wait before each when there is a pace. */
export function paceSteps(text: string, pace = 0): ModelStep[] {
  return splitIntoDeltas(text).flatMap((delta): ModelStep[] =>
    pace === 0
      ? [{ do: 'text', text: delta }]
      : [
          { do: 'wait', milliseconds: pace },
          { do: 'text', text: delta },
        ],
  );
}

export function failureSteps(
  status: number,
  message: string,
  code: string,
  headers: Record<string, string> = {},
): ModelStep {
  return {
    do: 'status',
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ error: { message, type: code, param: null, code } }),
  };
}
