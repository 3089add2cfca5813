import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { startModelServer, type ModelServer } from '../../../test/model-server/model-server.ts';
import type { ModelTimeouts } from './call-watchdog.ts';
import type { ModelEvent, ModelRequest } from './llm.ts';
import { ModelError } from './model-error.ts';
import { createModelQueue } from './model-queue.ts';
import type { ProviderSettings } from './model-settings.ts';
import type { ProviderModel } from './provider-interface.ts';
import { loadProviderModel } from './provider-model.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { createSdkModelClient } from './sdk-model-client.ts';

const patient: ModelTimeouts = { totalMs: 5_000, headersMs: 5_000, firstPartMs: 5_000, betweenPartsMs: 5_000 };
const quickRetries: RetryPolicy = { maxRetries: 2, baseDelayMs: 1, maxDelayMs: 1_000 };

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ pace: 1 });
});
afterAll(() => server.close());

type Provider = Exclude<ProviderSettings['provider'], 'ollama'>;
const basePaths: Record<Provider, string> = {
  'openai-compatible': '/v1',
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
};

interface ClientOptions {
  provider?: Provider;
  timeouts?: Partial<ModelTimeouts>;
  retries?: RetryPolicy;
  limit?: number;
  baseUrl?: string;
}

function connect(model: string, options: ClientOptions = {}) {
  const provider = options.provider ?? 'openai-compatible';
  const baseUrl = options.baseUrl ?? server.url + basePaths[provider];
  const settings: ProviderSettings = { provider, model, premiumModel: 'premium-model', baseUrl, apiKey: 'key-1' };
  return createSdkModelClient({
    info: { provider, model, destination: 'model.test', label: model },
    loadModel: ({ userTier }) => loadProviderModel(settings, userTier === 'premium' ? 'premium-model' : model),
    queue: createModelQueue({ limit: options.limit ?? 10, maxWaitMs: 5_000 }),
    timeouts: { ...patient, ...options.timeouts },
    retries: options.retries ?? quickRetries,
  });
}

function makeQuestion(overrides: Partial<ModelRequest> = {}): ModelRequest {
  const messages = [{ role: 'user' as const, content: 'Hello there' }];
  return { messages, signal: new AbortController().signal, ...overrides };
}

/** Reads the stream to its end: the events, and the error if there was one. */
async function collectEvents(events: AsyncIterable<ModelEvent>) {
  const received: ModelEvent[] = [];
  let error: unknown;
  try {
    for await (const event of events) received.push(event);
  } catch (caught) {
    error = caught;
  }
  const text = received.map((event) => (event.type === 'text' ? event.text : '')).join('');
  return { events: received, text, error };
}

async function requestReply(model: string, options: ClientOptions = {}, overrides: Partial<ModelRequest> = {}) {
  return await collectEvents(connect(model, options).stream(makeQuestion(overrides)));
}

function countRequests(model: string): number {
  return server.requests.filter((request) => request.model === model).length;
}

function expectAppError(error: unknown): AppError {
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe.each(['openai-compatible', 'openai', 'anthropic', 'google'] as const)('a reply by %s', (provider) => {
  it('arrives as text, usage and done, after the whole conversation was sent', async () => {
    const messages = [
      { role: 'system' as const, content: 'Be brief.' },
      { role: 'user' as const, content: 'One' },
      { role: 'assistant' as const, content: 'Two' },
      { role: 'user' as const, content: 'Three' },
    ];
    const { events, text, error } = await requestReply('echo', { provider }, { messages });
    expect(error).toBeUndefined();
    expect(text).toBe('You said: Three');
    expect(events.at(-1)).toEqual({ type: 'done', finishReason: 'stop' });
    expect(events.at(-2)).toEqual({ type: 'usage', inputTokens: 7, outputTokens: expect.any(Number) });
    expect(server.requests.at(-1)?.messages.map(({ content }) => content)).toEqual([
      'Be brief.',
      'One',
      'Two',
      'Three',
    ]);
  });

  it('delivers a realistic Markdown reply unchanged', async () => {
    const { markdownReply } = await import('../../../test/model-server/replies.ts');
    const { text } = await requestReply('markdown', { provider });
    expect(text).toBe(markdownReply);
  });

  it('reports that it was cut at the length limit', async () => {
    const { events } = await requestReply('length', { provider });
    expect(events.at(-1)).toEqual({ type: 'done', finishReason: 'length' });
  });

  it.each([
    ['error-500', 'model.unavailable'],
    ['error-401', 'model.misconfigured'],
    ['error-404', 'model.misconfigured'],
    ['error-429', 'model.rate_limited'],
    ['content-filter', 'model.refused'],
    ['empty', 'model.bad_response'],
    ['empty-answer', 'model.bad_response'],
    ['html-page', 'model.bad_response'],
    ['cut-at-once', 'model.unavailable'],
  ])('fails before the first word for %s with %s', async (model, code) => {
    const { events, error } = await requestReply(model, { provider });
    expect(events).toEqual([]);
    expect(expectAppError(error).code).toBe(code);
  });

  it.each([
    ['fault-after-3', 'One two three ', 'server-error'],
    ['rubbish-lines', 'One two ', 'unreadable'],
    ['stall-after-3', 'One two three ', 'timeout'],
  ])('keeps the text before the error: %s', async (model, received, reason) => {
    const { text, error } = await requestReply(model, { provider, timeouts: { betweenPartsMs: 150 } });
    expect(text).toBe(received);
    expect(expectAppError(error).code).toBe('model.interrupted');
    expect(expectAppError(error).details).toEqual({ reason });
  });

  it('continues after a line that cannot be parsed', async () => {
    const { events, text, error } = await requestReply('rubbish-line', { provider });
    expect(error).toBeUndefined();
    expect(text).toBe('One two three four');
    expect(events.at(-1)).toEqual({ type: 'done', finishReason: 'stop' });
  });

  it('has no reasoning in its text if the model writes think tags', async () => {
    const { events, text } = await requestReply('think-tags', { provider });
    expect(text).toBe('Forty-two, as in `<think>`.');
    expect(events.flatMap((event) => (event.type === 'reasoning' ? event.text : [])).join('')).toBe('Let me think.');
  });

  it('is interrupted when the connection is cut, keeping what was received', async () => {
    const hasRead = Promise.withResolvers<void>();
    const received: string[] = [];
    server.script('cut-when-read', [
      { do: 'text', text: 'One two' },
      { do: 'until', promise: hasRead.promise },
      { do: 'cut' },
    ]);
    const reading = (async () => {
      for await (const event of connect('cut-when-read', { provider }).stream(makeQuestion())) {
        if (event.type === 'text') received.push(event.text);
        hasRead.resolve();
      }
    })();
    const error = expectAppError(await reading.catch((caught: unknown) => caught));
    expect(received).toEqual(['One two']);
    expect(error.code).toBe('model.interrupted');
    expect(error.details).toEqual({ reason: 'cut' });
  });

  it('is interrupted when the stream ends without a finish reason', async () => {
    const { text, error } = await requestReply('no-finish', { provider });
    expect(text).toBe('One two three ');
    expect(expectAppError(error).code).toBe('model.interrupted');
  });
});

// The chat completions API of OpenAI does not return reasoning.
describe.each(['openai-compatible', 'anthropic', 'google'] as const)('the reasoning of a model of %s', (provider) => {
  it('is separate from the text', async () => {
    const { events, text } = await requestReply('reasoning', { provider });
    expect(events[0]).toEqual({ type: 'reasoning', text: 'Let me think.' });
    expect(text).toBe('Forty-two.');
  });
});

describe('retries', () => {
  it('retries after a server error, and then replies', async () => {
    server.script('error-500-twice', undefined);
    const before = countRequests('error-500-twice');
    const { text, error } = await requestReply('error-500-twice');
    expect(error).toBeUndefined();
    expect(text).toBe('Third time lucky.');
    expect(countRequests('error-500-twice') - before).toBe(3);
  });

  it('gives up after two retries', async () => {
    const before = countRequests('error-500');
    const { error } = await requestReply('error-500');
    expect(expectAppError(error).code).toBe('model.unavailable');
    expect(countRequests('error-500') - before).toBe(3);
  });

  it.each(['error-401', 'error-404', 'error-400', 'empty', 'content-filter'])(
    'does not retry after %s',
    async (model) => {
      const before = countRequests(model);
      await requestReply(model);
      expect(countRequests(model) - before).toBe(1);
    },
  );

  it('does not wait for a provider that asks for a minute, and reports that delay', async () => {
    const before = countRequests('error-429-minute');
    const { error } = await requestReply('error-429-minute');
    expect(expectAppError(error).code).toBe('model.rate_limited');
    expect(expectAppError(error).details).toEqual({ retryAfterSeconds: 60 });
    expect(countRequests('error-429-minute') - before).toBe(1);
  });

  it('never retries after the reply has begun', async () => {
    const before = countRequests('fault-after-3');
    await requestReply('fault-after-3');
    expect(countRequests('fault-after-3') - before).toBe(1);
  });

  it('reports an unreachable server as unavailable', async () => {
    const stoppedServer = await startModelServer();
    await stoppedServer.close();
    const { error } = await requestReply('echo', { baseUrl: `${stoppedServer.url}/v1` });
    expect(expectAppError(error).code).toBe('model.unavailable');
  });
});

describe('time limits', () => {
  it.each([
    ['never', { headersMs: 100 }],
    ['headers-only', { firstPartMs: 100 }],
    ['never', { totalMs: 100 }],
  ])('aborts a call to the model %s after %o, and does not retry', async (model, timeouts) => {
    const before = countRequests(model);
    const { error } = await requestReply(model, { timeouts });
    expect(expectAppError(error).code).toBe('model.timeout');
    expect(countRequests(model) - before).toBe(1);
    expect(await server.requests.at(-1)?.closed).toBe('aborted');
  });

  it('interrupts a reply that exceeds the total time limit', async () => {
    const { text, error } = await requestReply('tokens-1000-10', { timeouts: { totalMs: 200 } });
    expect(text).toMatch(/^token /);
    expect(expectAppError(error).details).toEqual({ reason: 'timeout' });
  });

  it('accepts a slow reply as long as parts keep arriving', async () => {
    const { error, text } = await requestReply('tokens-20-20', { timeouts: { headersMs: 300, betweenPartsMs: 300 } });
    expect(error).toBeUndefined();
    expect(text).toBe('token '.repeat(20));
  });
});

describe('aborting', () => {
  it('aborts the provider’s call at once when the signal aborts during a reply', async () => {
    const controller = new AbortController();
    const received: string[] = [];
    const reading = (async () => {
      for await (const event of connect('stall-after-3').stream(makeQuestion({ signal: controller.signal }))) {
        if (event.type === 'text') received.push(event.text);
        if (received.length === 3) controller.abort(new Error('stopped by hand'));
      }
    })();
    await expect(reading).rejects.toThrow('stopped by hand');
    expect(await server.requests.at(-1)?.closed).toBe('aborted');
  });

  it('aborts the call when the signal aborts before the response headers', async () => {
    const controller = new AbortController();
    const asked = Promise.withResolvers<void>();
    server.script('until-left', (request) => {
      asked.resolve();
      expect(request.stream).toBe(true);
      return [{ do: 'hold' }];
    });
    const reading = collectEvents(connect('until-left').stream(makeQuestion({ signal: controller.signal })));
    await asked.promise;
    controller.abort();
    expect((await reading).error).toHaveProperty('name', 'AbortError');
    expect(await server.requests.at(-1)?.closed).toBe('aborted');
  });

  it('sends nothing when the signal is already aborted', async () => {
    const before = server.requests.length;
    const { error } = await requestReply('echo', {}, { signal: AbortSignal.abort() });
    expect(error).toHaveProperty('name', 'AbortError');
    expect(server.requests).toHaveLength(before);
  });

  it('aborts the call when the reader stops reading', async () => {
    for await (const event of connect('stall-after-3').stream(makeQuestion())) {
      if (event.type === 'text') break;
    }
    expect(await server.requests.at(-1)?.closed).toBe('aborted');
  });
});

describe('slots and tiers', () => {
  it('releases its slot after a success, a failure and an aborted read', async () => {
    const client = connect('echo', { limit: 1 });
    const failing = connect('error-401', { limit: 1 });
    for (let round = 0; round < 3; round += 1) {
      expect((await collectEvents(client.stream(makeQuestion()))).text).toBe('You said: Hello there');
      expect((await collectEvents(failing.stream(makeQuestion()))).error).toBeInstanceOf(AppError);
      for await (const event of client.stream(makeQuestion())) if (event.type === 'text') break;
    }
  });

  it('uses the premium model for a premium user', async () => {
    await requestReply('echo', {}, { userTier: 'premium' });
    expect(server.requests.at(-1)?.model).toBe('premium-model');
    await requestReply('echo', {}, { userTier: 'free' });
    expect(server.requests.at(-1)?.model).toBe('echo');
  });
});

describe('the log', () => {
  it('has the error, without the prompt and the reply', async () => {
    const lines: unknown[] = [];
    const { createLogger } = await import('#platform/logger.ts');
    const log = createLogger({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
    const base = { provider: 'openai-compatible' as const, premiumModel: undefined, apiKey: 'key-1' };
    for (const model of ['error-500', 'rubbish-lines', 'error-401']) {
      const settings = { ...base, model, baseUrl: `${server.url}/v1` };
      const client = createSdkModelClient({
        info: { provider: base.provider, model, destination: 'model.test', label: model },
        loadModel: () => loadProviderModel(settings, model),
        queue: createModelQueue({ limit: 1, maxWaitMs: 1_000 }),
        timeouts: patient,
        retries: quickRetries,
        log,
      });
      const { error } = await collectEvents(
        client.stream(makeQuestion({ messages: [{ role: 'user', content: 'a secret diary' }] })),
      );
      log.error({ err: error }, 'as the app would log it');
    }
    const logText = lines.join('');
    expect(logText).toContain('"status":500');
    expect(logText).toContain('Incorrect API key provided.');
    expect(logText).not.toContain('secret diary');
    expect(logText).not.toContain('One two');
    expect(logText).not.toContain('key-1');
  });
});

describe('a temperature', () => {
  /** Connects a model and records the temperature of each request. If `refuses`, every set temperature fails. */
  function connectRecording(refuses: boolean) {
    const temperatures: (number | undefined)[] = [];
    const loadModel = async (): Promise<ProviderModel> => {
      const model = await loadProviderModel(echoSettings(), 'echo');
      const doStream: ProviderModel['doStream'] = (options) => {
        temperatures.push(options.temperature);
        if (refuses && options.temperature !== undefined) throw new ModelError('misconfigured', 'no', { status: 400 });
        return model.doStream(options);
      };
      return Object.assign(Object.create(model) as ProviderModel, { doStream });
    };
    return {
      temperatures,
      client: createSdkModelClient({
        info: connect('echo').info,
        loadModel,
        queue: createModelQueue({ limit: 10, maxWaitMs: 5_000 }),
        timeouts: patient,
        retries: quickRetries,
      }),
    };
  }
  const echoSettings = (): ProviderSettings => ({
    provider: 'openai-compatible',
    model: 'echo',
    premiumModel: undefined,
    baseUrl: `${server.url}/v1`,
    apiKey: 'key-1',
  });

  it('is sent to the model only if the request sets one', async () => {
    const { temperatures, client } = connectRecording(false);
    await collectEvents(client.stream(makeQuestion({ temperature: 0.3 })));
    await collectEvents(client.stream(makeQuestion()));
    expect(temperatures).toEqual([0.3, undefined]);
  });

  it('is left out for a model that refuses it', async () => {
    const { temperatures, client } = connectRecording(true);
    expect(await collectEvents(client.stream(makeQuestion({ temperature: 0.3 })))).toMatchObject({
      text: 'You said: Hello there',
    });
    expect(temperatures).toEqual([0.3, undefined]);
  });
});
