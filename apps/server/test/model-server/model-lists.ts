/**
 * The providers' lists of models and their answers to bad keys, in the shapes of their documentation. A key that begins
 * with 'wrong-' is refused; a key that begins with 'spent-' belongs to an account without credit.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './play-steps.ts';

/** The key in the headers of a request, whichever protocol it uses. */
export function readKey(headers: IncomingHttpHeaders): string {
  const bearer = headers.authorization?.replace(/^Bearer /, '');
  return bearer ?? String(headers['x-api-key'] ?? headers['x-goog-api-key'] ?? '');
}

/** Answers a request with a bad key; false if the key is good. */
export function refuseBadKey(incoming: IncomingMessage, response: ServerResponse, isReply: boolean): boolean {
  const key = readKey(incoming.headers);
  const provider = readProvider(incoming.headers);
  // Some providers repeat the key in their answer.
  if (key.startsWith('wrong-')) sendJson(response, ...badKeyAnswers[provider](key));
  else if (isReply && key.startsWith('spent-')) sendJson(response, ...noCreditAnswers[provider]);
  else return false;
  return true;
}

/** Answers a request for a list of models. False if there is no list at this path. */
export function answerList(
  incoming: IncomingMessage,
  response: ServerResponse,
  { path, models }: { path: string; models: readonly string[] },
): boolean {
  const body = lists[path]?.(models, readProvider(incoming.headers), readKey(incoming.headers));
  if (body === undefined) return false;
  sendJson(response, 200, body);
  return true;
}

type Provider = 'openai' | 'anthropic' | 'google';

function readProvider(headers: IncomingHttpHeaders): Provider {
  if (headers['anthropic-version'] !== undefined) return 'anthropic';
  return headers['x-goog-api-key'] === undefined ? 'openai' : 'google';
}

const badKeyAnswers: Record<Provider, (key: string) => [number, unknown]> = {
  openai: (key) => [
    401,
    {
      error: { message: `Incorrect API key provided: ${key}.`, type: 'invalid_request_error', code: 'invalid_api_key' },
    },
  ],
  anthropic: (key) => [
    401,
    { type: 'error', error: { type: 'authentication_error', message: `invalid x-api-key ${key}` } },
  ],
  google: () => [
    400,
    { error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' } },
  ],
};

const noCreditAnswers: Record<Provider, [number, unknown]> = {
  openai: [
    429,
    { error: { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 'insufficient_quota' } },
  ],
  anthropic: [
    400,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'Your credit balance is too low to access the Anthropic API.' },
    },
  ],
  google: [403, { error: { code: 403, message: 'Billing is disabled.', status: 'BILLING_DISABLED' } }],
};

type MakeList = (models: readonly string[], provider: Provider, key: string) => unknown;

const lists: Readonly<Record<string, MakeList>> = {
  '/v1/models': (models, provider) =>
    provider === 'anthropic'
      ? { data: models.map(anthropicModel), has_more: false }
      : { object: 'list', data: models.map(openaiModel) },
  '/v1beta/models': (models) => ({ models: models.map(googleModel) }),
  '/api/tags': (models) => ({ models: models.map(ollamaModel) }),
  '/api/show': () => ({
    capabilities: ['completion', 'tools'],
    model_info: { 'general.architecture': 'llama', 'llama.context_length': 131_072 },
  }),
  '/api/v1/models': (models) => ({ data: models.map(openrouterModel) }),
  '/api/v1/key': (_models, _provider, key) => ({
    data: { label: 'sk-or-v1-…', limit: 5, limit_remaining: key.startsWith('spent-') ? 0 : 4.5, usage: 0.5 },
  }),
  '/v1/language-models': (models) => ({ models: models.map(xaiModel) }),
};

const openaiModel = (id: string) => ({ id, object: 'model', created: 1_750_000_000, owned_by: 'test' });
const ollamaModel = (name: string) => ({ name, model: name, size: 1, details: { family: 'test' } });
const anthropicModel = (id: string) => ({
  type: 'model',
  id,
  display_name: id,
  created_at: '2026-01-01T00:00:00Z',
  max_input_tokens: 200_000,
  capabilities: { image_input: { supported: true } },
});
const googleModel = (name: string) => ({
  name: `models/${name}`,
  displayName: name,
  inputTokenLimit: 1_048_576,
  outputTokenLimit: 8_192,
  supportedGenerationMethods: ['generateContent', 'countTokens'],
});
const openrouterModel = (id: string) => ({
  id,
  name: id,
  context_length: 128_000,
  architecture: { input_modalities: ['text', 'image'], output_modalities: ['text'] },
  pricing: { prompt: '0.000003', completion: '0.000015' },
  supported_parameters: ['tools', 'temperature'],
});
const xaiModel = (id: string) => ({
  id,
  input_modalities: ['text', 'image'],
  output_modalities: ['text'],
  prompt_text_token_price: 20_000,
  completion_text_token_price: 60_000,
});
