import { isChatModel } from './chat-model-names.ts';
import type { ListedModel } from './own-models.ts';
import { MAX_LISTED_MODELS } from './own-models.ts';
import { ModelError } from './model-error.ts';

/**
 * Reads the lists of the providers. A list is not trusted: an entry without a usable name is left out, and a field
 * of another type counts as not given. Throws a ModelError for a response that is not a list at all.
 */

const MAX_NAME_LENGTH = 200;
/** Names of models in the providers' lists that are not chat models. */
const nonChatName =
  /embed|whisper|tts|dall-e|image|imagen|veo|sora|moderation|transcri|realtime|audio|speech|davinci|babbage|ocr|rerank|guard|aqa|codex-mini|computer-use|deep-research/i;

type Fields = Record<string, unknown>;
type ReadEntry = (entry: Fields) => Partial<ListedModel> | undefined;

/** A list in the protocol of OpenAI. */
export function readOpenaiList(body: unknown, read: ReadEntry = readChatModel): ListedModel[] {
  return readEntries(asFields(body)['data'], 'id', read);
}

const readChatModel: ReadEntry = ({ id }) => (nonChatName.test(String(id)) ? undefined : {});

/** A self-hosted server: vLLM, LM Studio and others add the context length under different names. */
export const readServerModel: ReadEntry = (entry) =>
  !isChatModel(String(entry['id']))
    ? undefined
    : {
        contextLength: contextLengthOf(
          entry['context_length'] ?? entry['max_model_len'] ?? entry['max_context_length'] ?? entry['context_window'],
        ),
      };

export const readMistralModel: ReadEntry = (entry) => {
  const capabilities = asFields(entry['capabilities']);
  if (capabilities['completion_chat'] === false || nonChatName.test(String(entry['id']))) return undefined;
  return {
    contextLength: contextLengthOf(entry['max_context_length']),
    seesImages: asFlag(capabilities['vision']),
    usesTools: asFlag(capabilities['function_calling']),
  };
};

export const readGroqModel: ReadEntry = (entry) =>
  entry['active'] === false || nonChatName.test(String(entry['id']))
    ? undefined
    : { contextLength: contextLengthOf(entry['context_window']) };

/** Prices are texts in US dollars per token. */
export const readOpenrouterModel: ReadEntry = (entry) => {
  const { input_modalities: input, output_modalities: output } = asFields(entry['architecture']);
  if (Array.isArray(output) && !output.includes('text')) return undefined;
  const { prompt, completion } = asFields(entry['pricing']);
  const parameters = entry['supported_parameters'];
  return {
    contextLength: contextLengthOf(entry['context_length']),
    seesImages: Array.isArray(input) ? input.includes('image') : null,
    usesTools: Array.isArray(parameters) ? parameters.includes('tools') : null,
    ...readPrices(prompt, completion, 1e6),
  };
};

/** GET /language-models of xAI, whose prices are US cents per 100 million tokens. */
export function readXaiList(body: unknown): ListedModel[] {
  return readEntries(asFields(body)['models'], 'id', (entry) => {
    const { input_modalities: input } = entry;
    return {
      seesImages: Array.isArray(input) ? input.includes('image') : null,
      ...readPrices(entry['prompt_text_token_price'], entry['completion_text_token_price'], 1e-4),
    };
  });
}

export function readAnthropicList(body: unknown): ListedModel[] {
  return readEntries(asFields(body)['data'], 'id', (entry) => ({
    contextLength: contextLengthOf(entry['max_input_tokens']),
    seesImages: asFlag(asFields(asFields(entry['capabilities'])['image_input'])['supported']),
  }));
}

export function readGoogleList(body: unknown): ListedModel[] {
  return readEntries(asFields(body)['models'], 'name', (entry) => {
    const methods = entry['supportedGenerationMethods'];
    const name = String(entry['name']).replace(/^models\//, '');
    const isChat = Array.isArray(methods) && methods.includes('generateContent') && !nonChatName.test(name);
    return isChat ? { name, contextLength: contextLengthOf(entry['inputTokenLimit']) } : undefined;
  });
}

/** GET /api/tags of Ollama. */
export function readOllamaList(body: unknown): ListedModel[] {
  return readEntries(asFields(body)['models'], 'name', ({ name, details }) =>
    isChatModel(String(name), String(asFields(details)['family'])) ? {} : undefined,
  );
}

/** POST /api/show of Ollama, about one model. */
export function readOllamaModel(body: unknown): Partial<ListedModel> {
  const { capabilities, model_info: info } = asFields(body);
  const [, length] = Object.entries(asFields(info)).find(([key]) => key.endsWith('.context_length')) ?? [];
  const listed = Array.isArray(capabilities) ? capabilities : undefined;
  return {
    contextLength: contextLengthOf(length),
    seesImages: listed === undefined ? null : listed.includes('vision'),
    usesTools: listed === undefined ? null : listed.includes('tools'),
  };
}

function readEntries(list: unknown, nameField: string, read: ReadEntry): ListedModel[] {
  if (!Array.isArray(list)) throw new ModelError('unreadable', 'the response is not a list of models');
  const models = new Map<string, ListedModel>();
  for (const entry of list) {
    if (models.size >= MAX_LISTED_MODELS) break;
    const fields = asFields(entry);
    const listedName = fields[nameField];
    if (!isUsableName(listedName)) continue;
    const known = read(fields);
    if (known === undefined) continue;
    const name = known.name ?? listedName;
    models.set(name, { ...nothingKnown, ...known, name });
  }
  return [...models.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

const nothingKnown = { contextLength: null, seesImages: null, usesTools: null, inputPrice: null, outputPrice: null };

/** Whether a name is printable and not too long. Names are shown, stored and used in addresses. */
function isUsableName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH && /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(value);
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function contextLengthOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= 1e9 ? value : null;
}

function asFlag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Both prices times `factor`, in US dollars per million tokens. Both are null if one is missing or impossible. */
function readPrices(input: unknown, output: unknown, factor: number): Pick<ListedModel, 'inputPrice' | 'outputPrice'> {
  const [inputPrice, outputPrice] = [input, output].map((price) => {
    const isGiven = typeof price === 'number' || (typeof price === 'string' && price.trim() !== '');
    const dollars = isGiven ? Number((Number(price) * factor).toFixed(6)) : Number.NaN;
    return dollars >= 0 && dollars <= 1e5 ? dollars : undefined;
  });
  if (inputPrice === undefined || outputPrice === undefined) return { inputPrice: null, outputPrice: null };
  return { inputPrice, outputPrice };
}
