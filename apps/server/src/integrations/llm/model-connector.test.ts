import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedStream } from '#integrations/fetcher/guarded-stream.ts';
import { loadConfig } from '#platform/config.ts';
import { createLogger } from '#platform/logger.ts';
import { type ModelServer, startModelServer } from '../../../test/model-server/model-server.ts';
import type { ModelFetch } from './list-models.ts';
import { llmSection } from './llm.config.ts';
import { createModelConnector } from './model-connector.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ models: ['never-mini', 'echo'] });
  server.script('never-mini', [{ do: 'hold' }]);
});
afterAll(() => server.close());

const { llm: config } = loadConfig([llmSection], {});
const log = createLogger({ level: 'silent' });
const createConnector = (fetch: ModelFetch) =>
  createModelConnector({ config, log, fetch, letPass: async () => {}, testMs: 300 });
const makeAccess = (baseUrl: string) => ({ provider: 'openai' as const, key: 'sk-1', baseUrl, name: 'OpenAI' });

it('testing a key fails if the provider does not respond in time', async () => {
  const never: ModelFetch = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  await expect(createConnector(never).test(makeAccess('http://models.test'))).rejects.toMatchObject({
    code: 'models.test_timeout',
    status: 422,
  });
});

it('testing a key succeeds although the tested model never replies', async () => {
  const models = await createConnector(createGuardedStream({ allowsPrivate: () => true })).test(
    makeAccess(`${server.url}/v1`),
  );
  expect(models.map(({ name }) => name)).toEqual(['echo', 'never-mini']);
});

it('requests token counts from all providers but Mistral, which always reports them', async () => {
  const bodies: string[] = [];
  const guarded = createGuardedStream({ allowsPrivate: () => true });
  const connector = createConnector((url, request) => {
    bodies.push(request.body ?? '');
    return guarded(url, request);
  });
  const model = {
    name: 'echo',
    contextLength: null,
    seesImages: null,
    usesTools: null,
    inputPrice: null,
    outputPrice: null,
  };
  for (const provider of ['mistral', 'groq'] as const) {
    const client = connector.connect({ ...makeAccess(`${server.url}/v1`), provider }, model);
    const messages = [{ role: 'user' as const, content: 'Hi' }];
    for await (const event of client.stream({ messages, signal: new AbortController().signal })) {
      if (event.type === 'usage') expect(event.inputTokens).toBe(7);
    }
  }
  expect(bodies.map((body) => body.includes('stream_options'))).toEqual([false, true]);
});
