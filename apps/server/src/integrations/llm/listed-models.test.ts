import { describe, expect, test } from 'vitest';
import {
  readGoogleList,
  readGroqModel,
  readMistralModel,
  readOllamaList,
  readOllamaModel,
  readOpenaiList,
  readOpenrouterModel,
  readServerModel,
  readXaiList,
} from './listed-models.ts';

const namesOf = (models: readonly { name: string }[]) => models.map(({ name }) => name);

describe('the list of a provider', () => {
  test('of OpenAI leaves out models that cannot chat', () => {
    const ids = ['gpt-5', 'text-embedding-3-large', 'whisper-1', 'gpt-image-1', 'omni-moderation', 'tts-1', 'o4-mini'];
    expect(namesOf(readOpenaiList({ data: ids.map((id) => ({ id })) }))).toEqual(['gpt-5', 'o4-mini']);
  });

  test('of Mistral says what a model can do and leaves out models that cannot chat', () => {
    const capabilities = { completion_chat: true, vision: true, function_calling: false };
    const data = [
      { id: 'mistral-small', capabilities, max_context_length: 131_072 },
      { id: 'mistral-code', capabilities: { completion_chat: false } },
    ];
    expect(readOpenaiList({ data }, readMistralModel)).toEqual([
      {
        name: 'mistral-small',
        contextLength: 131_072,
        seesImages: true,
        usesTools: false,
        inputPrice: null,
        outputPrice: null,
      },
    ]);
  });

  test('of Groq leaves out inactive models', () => {
    const data = [
      { id: 'a', active: true, context_window: 8_192 },
      { id: 'b', active: false },
    ];
    expect(readOpenaiList({ data }, readGroqModel)).toMatchObject([{ name: 'a', contextLength: 8_192 }]);
  });

  test.each([
    [{ prompt: '0.0000005', completion: '0.000002' }, 0.5, 2],
    [{ prompt: '0', completion: '0' }, 0, 0],
    [{ prompt: '-1', completion: '-1' }, null, null],
    [{ prompt: 'much', completion: '0.1' }, null, null],
    [{ prompt: '0.001' }, null, null],
    [undefined, null, null],
  ])('of OpenRouter with the prices %o', (pricing, inputPrice, outputPrice) => {
    const [model] = readOpenaiList({ data: [{ id: 'a/b', pricing }] }, readOpenrouterModel);
    expect(model).toMatchObject({ name: 'a/b', inputPrice, outputPrice });
  });

  test('of xAI is read with prices in US cents per 100 million tokens', () => {
    const models = [{ id: 'grok', prompt_text_token_price: 2_000, completion_text_token_price: 5_000 }];
    expect(readXaiList({ models })).toMatchObject([{ name: 'grok', inputPrice: 0.2, outputPrice: 0.5 }]);
  });

  test('of Google is read without the folder in its names and without embedding models', () => {
    const models = [
      { name: 'models/gemini-2', supportedGenerationMethods: ['generateContent'], inputTokenLimit: 1_000_000 },
      { name: 'models/text-embedding', supportedGenerationMethods: ['embedContent'] },
    ];
    expect(readGoogleList({ models })).toMatchObject([{ name: 'gemini-2', contextLength: 1_000_000 }]);
  });

  test('of Ollama leaves out embedding models', () => {
    const models = [{ name: 'llama3.2' }, { name: 'nomic-embed-text' }, { name: 'x', details: { family: 'bert' } }];
    expect(namesOf(readOllamaList({ models }))).toEqual(['llama3.2']);
    expect(
      readOllamaModel({ capabilities: ['completion', 'vision'], model_info: { 'x.context_length': 4_096 } }),
    ).toEqual({
      contextLength: 4_096,
      seesImages: true,
      usesTools: false,
    });
    expect(readOllamaModel('nonsense')).toEqual({ contextLength: null, seesImages: null, usesTools: null });
  });

  test('of a self-hosted server is read without impossible context lengths and names', () => {
    const data = [
      { id: 'a', max_model_len: 4_096 },
      { id: 'b', context_length: -5 },
      { id: 'c', context_length: 1e300 },
      { id: 'd\u0000' },
      { id: 'e'.repeat(201) },
    ];
    expect(readOpenaiList({ data }, readServerModel).map(({ name, contextLength }) => [name, contextLength])).toEqual([
      ['a', 4_096],
      ['b', null],
      ['c', null],
    ]);
  });

  test.each([undefined, null, 'text', 7, [], { data: {} }, { data: 'many' }])('that is %o is not a list', (body) => {
    expect(() => readOpenaiList(body)).toThrow('not a list of models');
  });
});
