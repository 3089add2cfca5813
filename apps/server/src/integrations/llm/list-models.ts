import {
  readAnthropicList,
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
import { ModelError } from './model-error.ts';
import type { ListedModel, ModelAccess } from './own-models.ts';
import { apiAddress } from './provider-addresses.ts';
import { toResponseError } from './read-model-error.ts';

/** The parts of the global fetch that are used; see GuardedStream. */
export type ModelFetch = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Response>;

const MAX_LIST_CHARACTERS = 10_000_000;
/** Ollama is asked to describe at most this many models. */
const MAX_OLLAMA_MODELS = 50;

/** The chat models of a provider, by name. Throws a ModelError, and the errors of `fetch`. */
export async function listModels(access: ModelAccess, fetch: ModelFetch, signal: AbortSignal): Promise<ListedModel[]> {
  const address = apiAddress(access);
  const get = (path: string) => readJson(fetch, `${address}${path}`, { headers: headersOf(access), signal });
  switch (access.provider) {
    case 'anthropic':
      return readAnthropicList(await get('/models?limit=1000'));
    case 'google':
      return readGoogleList(await get('/models?pageSize=1000'));
    case 'mistral':
      return readOpenaiList(await get('/models'), readMistralModel);
    case 'groq':
      return readOpenaiList(await get('/models'), readGroqModel);
    case 'xai':
      return readXaiList(await get('/language-models'));
    case 'deepseek': {
      const balance = await get('/user/balance').catch(ignoreMissing);
      if (isObject(balance) && balance['is_available'] === false) throw new ModelError('no-credit', 'no balance');
      return readOpenaiList(await get('/models'));
    }
    case 'openrouter': {
      // The list of models is public, so only this call tests the key.
      const key = await get('/key');
      const data = isObject(key) && isObject(key['data']) ? key['data'] : {};
      const remaining = data['limit_remaining'];
      if (typeof remaining === 'number' && remaining <= 0) throw new ModelError('no-credit', 'the limit is reached');
      return readOpenaiList(await get('/models'), readOpenrouterModel);
    }
    case 'ollama': {
      const models = readOllamaList(await get('/api/tags'));
      return describeOllamaModels(models, access, fetch, signal);
    }
    case 'openai':
      return readOpenaiList(await get('/models'));
    case 'openai-compatible':
      return readOpenaiList(await get('/models'), readServerModel);
  }
}

async function describeOllamaModels(
  models: ListedModel[],
  access: ModelAccess,
  fetch: ModelFetch,
  signal: AbortSignal,
): Promise<ListedModel[]> {
  const url = `${apiAddress(access)}/api/show`;
  return Promise.all(
    models.map(async (model, index) => {
      if (index >= MAX_OLLAMA_MODELS) return model;
      const body = JSON.stringify({ model: model.name });
      const headers = { ...headersOf(access), 'content-type': 'application/json' };
      // Older servers do not describe models.
      const described = await readJson(fetch, url, { headers, signal, body }).catch(() => undefined);
      return { ...model, ...readOllamaModel(described) };
    }),
  );
}

function headersOf({ provider, key }: ModelAccess): Record<string, string> {
  const accept = { accept: 'application/json' };
  if (key === undefined) return accept;
  if (provider === 'anthropic') return { ...accept, 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  return provider === 'google' ? { ...accept, 'x-goog-api-key': key } : { ...accept, authorization: `Bearer ${key}` };
}

async function readJson(
  fetch: ModelFetch,
  url: string,
  { headers, signal, body }: { headers: Record<string, string>; signal: AbortSignal; body?: string },
): Promise<unknown> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(url, { method, headers, signal, ...(body !== undefined && { body }) });
  const text = await readText(response);
  if (!response.ok) throw toResponseError(response.status, parse(text), Object.fromEntries(response.headers));
  const parsed = parse(text);
  if (!isObject(parsed)) throw new ModelError('unreadable', 'the response is not JSON');
  return parsed;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_LIST_CHARACTERS) throw new ModelError('unreadable', 'the list is too large');
  }
  return text + decoder.decode();
}

/** For an address that a provider may not have: its 404, which is classified as `no-model`, is not an error. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof ModelError && error.reason === 'no-model') return undefined;
  throw error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
