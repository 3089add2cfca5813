import { describe, expect, it } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { llmSection } from './llm.config.ts';
import { chooseModel, timeoutsOf } from './model-settings.ts';

function configOf(environment: Record<string, string>) {
  return loadConfig([llmSection], environment).llm;
}

function choose(environment: Record<string, string>) {
  return chooseModel(configOf(environment));
}

describe('choosing the model from the configuration', () => {
  it('looks for a local Ollama when nothing is set', () => {
    expect(choose({})).toEqual({ kind: 'detect', model: undefined, premiumModel: undefined });
  });

  it('uses no model when the built-in assistant is configured, whatever else is set', () => {
    expect(choose({ AI_PROVIDER: 'builtin', AI_API_KEY: 'sk-1', AI_MODEL: 'm' })).toEqual({ kind: 'builtin' });
  });

  it.each([
    ['sk-ant-abc', 'anthropic'],
    ['AIzaabc', 'google'],
    ['sk-proj-abc', 'openai'],
  ])('recognises the provider of the key %s', (key, provider) => {
    expect(choose({ AI_API_KEY: key, AI_MODEL: 'm' })).toMatchObject({ kind: 'provider', settings: { provider } });
  });

  it('treats an address as that of an OpenAI-compatible server', () => {
    const choice = choose({ AI_BASE_URL: 'http://127.0.0.1:8080', AI_MODEL: 'm' });
    expect(choice).toMatchObject({ settings: { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:8080/v1' } });
  });

  it('keeps the path of an address', () => {
    const choice = choose({ AI_BASE_URL: 'https://gateway.example/openai/', AI_MODEL: 'm' });
    expect(choice).toMatchObject({ settings: { baseUrl: 'https://gateway.example/openai' } });
  });

  it.each(['http://box:11434', 'http://box:11434/api', 'http://box:11434/v1/'])('finds Ollama at %s', (address) => {
    expect(choose({ AI_PROVIDER: 'ollama', AI_BASE_URL: address })).toEqual({
      kind: 'ollama',
      baseUrl: 'http://box:11434',
      premiumModel: undefined,
    });
    const choice = choose({ AI_PROVIDER: 'ollama', AI_BASE_URL: address, AI_MODEL: 'llama3.2' });
    expect(choice).toMatchObject({ settings: { baseUrl: 'http://box:11434/v1', model: 'llama3.2' } });
  });

  it('reports every conflict between settings', () => {
    expect(() => choose({ AI_PROVIDER: 'openai' })).toThrow(/AI_MODEL must.*\n.*AI_API_KEY must/);
    expect(() => choose({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toThrow(/AI_BASE_URL must/);
    expect(() => choose({ AI_API_KEY: 'sk-secret' })).toThrow(/AI_MODEL must name a model/);
  });

  it('gives a local model more time to begin, unless configured otherwise', () => {
    expect(timeoutsOf(configOf({}), 'openai').headersMs).toBe(90_000);
    expect(timeoutsOf(configOf({}), 'ollama').headersMs).toBe(240_000);
    expect(timeoutsOf(configOf({ AI_FIRST_TOKEN_TIMEOUT_SECONDS: '5' }), 'ollama').firstPartMs).toBe(5_000);
  });
});
