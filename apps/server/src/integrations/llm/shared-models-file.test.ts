import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { createModelSource } from './create-model-source.ts';
import { llmSection } from './llm.config.ts';
import { readSharedModels } from './shared-models-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shared-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeModelsFile(content: unknown): string {
  const file = path.join(folder, 'models.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const entry = { provider: 'anthropic', model: 'large', apiKey: 'sk-ant-secret', replies: { free: 20, premium: null } };

it('reads additional models with the number of replies of each plan', () => {
  const server = {
    provider: 'openai-compatible',
    model: 'own',
    baseUrl: 'http://10.0.0.5:8080',
    replies: { premium: 5 },
  };
  expect(readSharedModels(writeModelsFile([entry, server]))).toEqual([
    {
      settings: { provider: 'anthropic', model: 'large', apiKey: 'sk-ant-secret' },
      replies: { free: 20, premium: null },
    },
    {
      settings: { provider: 'openai-compatible', model: 'own', baseUrl: 'http://10.0.0.5:8080/v1' },
      replies: { premium: 5 },
    },
  ]);
  expect(readSharedModels(undefined)).toEqual([]);
});

it.each([
  ['{', /models.json is no valid JSON/],
  [{}, /the file: .*array/],
  [[{ ...entry, provider: 'acme' }], /entry 1, provider/],
  [[{ ...entry, apiKey: undefined }], /entry 1, apiKey: is missing/],
  [[{ ...entry, provider: 'openai-compatible' }], /entry 1, baseUrl: is missing/],
  [[entry, { ...entry, replies: {} }], /entry 2, replies: names no plan/],
  [[{ ...entry, replies: { free: 0 } }], /entry 1, replies, free/],
  [[{ ...entry, price: 1 }], /entry 1: .*price/],
  [[entry, entry], /names anthropic\/large twice/],
])('refuses %j and says what is wrong, without the key', (content, fault) => {
  const readWritten = () => readSharedModels(writeModelsFile(content));
  expect(readWritten).toThrow(fault);
  expect(readWritten).not.toThrow(/sk-ant/);
});

it('says that the file does not exist', () => {
  expect(() => readSharedModels(path.join(folder, 'none.json'))).toThrow(/none.json does not exist/);
});

it('refuses the model that is already the default for everybody', () => {
  const environment = { AI_API_KEY: 'sk-ant-1', AI_MODEL: 'large', AI_SHARED_MODELS_FILE: writeModelsFile([entry]) };
  const config = loadConfig([llmSection], environment).llm;
  const createSource = () => createModelSource({ config, clock: systemClock, isForLocalUser: () => true });
  expect(createSource).toThrow(/names anthropic\/large, which is AI_MODEL already/);
});

it('offers its models in addition to the default model', async () => {
  const environment = { AI_API_KEY: 'sk-ant-1', AI_MODEL: 'small', AI_SHARED_MODELS_FILE: writeModelsFile([entry]) };
  const config = loadConfig([llmSection], environment).llm;
  const source = createModelSource({ config, clock: systemClock, isForLocalUser: () => true });
  expect((await source.current())?.info.model).toBe('small');
  expect(source.others?.map(({ client, replies }) => [client.info.label, replies])).toEqual([
    ['large (Anthropic)', { free: 20, premium: null }],
  ]);
});
