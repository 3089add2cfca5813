import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#platform/config.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import type { SharedModel } from './llm.ts';
import { localOllama, type ProviderSettings, toOllamaAddress, toApiBaseUrl } from './model-settings.ts';

const replies = z.int().min(1).nullable().optional();

const SharedModelEntry = z
  .strictObject({
    provider: z.enum(['openai', 'anthropic', 'google', 'openai-compatible', 'ollama']),
    model: z.string().min(1).max(200),
    /** Needed for openai-compatible. */
    baseUrl: z.url({ protocol: /^https?$/ }).optional(),
    apiKey: z.string().min(1).optional(),
    /**
     * How many replies a person may have in a calendar month; null: no limit. A plan that is not listed does not
     * include the model.
     */
    replies: z.strictObject({ free: replies, premium: replies }),
  })
  .refine(({ provider, apiKey }) => apiKey !== undefined || provider === 'ollama' || provider === 'openai-compatible', {
    path: ['apiKey'],
    error: 'is missing',
  })
  .refine(({ provider, baseUrl }) => baseUrl !== undefined || provider !== 'openai-compatible', {
    path: ['baseUrl'],
    error: 'is missing',
  })
  .refine(({ replies: plans }) => plans.free !== undefined || plans.premium !== undefined, {
    path: ['replies'],
    error: 'names no plan',
  });

const SharedModelsFile = z.array(SharedModelEntry);

/** The connection to an additional shared model, and how many of its replies each plan includes. */
export interface SharedModelSettings {
  settings: ProviderSettings;
  replies: SharedModel['replies'];
}

/**
 * Reads the operator's list of additional models; empty without a file. Throws a ConfigError if the file is missing or
 * wrong, or names a model twice. Messages never contain a key.
 */
export function readSharedModels(file: string | undefined): SharedModelSettings[] {
  if (file === undefined) return [];
  const entries = parseFile(path.resolve(projectDirectory, file));
  const names = entries.map(({ provider, model }) => `${provider}/${model}`);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new ConfigError([`AI_SHARED_MODELS_FILE names ${twice} twice`]);
  return entries.map(({ provider, model, baseUrl, apiKey, replies: plans }) => ({
    settings: { provider, model, premiumModel: undefined, baseUrl: addressOf(provider, baseUrl), apiKey },
    replies: plans,
  }));
}

function addressOf(provider: ProviderSettings['provider'], baseUrl: string | undefined): string | undefined {
  if (provider === 'ollama') return `${toOllamaAddress(baseUrl ?? localOllama)}/v1`;
  return baseUrl === undefined || provider !== 'openai-compatible' ? baseUrl : toApiBaseUrl(baseUrl);
}

function parseFile(file: string): z.output<typeof SharedModelsFile> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ConfigError([`AI_SHARED_MODELS_FILE: ${file} ${isMissing ? 'does not exist' : 'is no valid JSON'}`]);
  }
  const parsed = SharedModelsFile.safeParse(content);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: field, message }) => `${describePath(field)}: ${message}`);
  throw new ConfigError(faults.map((fault) => `AI_SHARED_MODELS_FILE: ${fault}`));
}

/** [0, 'replies'] → entry 1, replies */
const describePath = ([at, ...rest]: readonly PropertyKey[]): string =>
  at === undefined ? 'the file' : [`entry ${Number(at) + 1}`, ...rest.map(String)].join(', ');
