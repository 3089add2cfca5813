import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import { isChatModel } from './chat-model-names.ts';

export interface OllamaDetection {
  /** The names of the installed chat models, in Ollama's order; empty if Ollama does not respond. */
  listChatModels(): Promise<readonly string[]>;
}

export interface OllamaDetectionOptions {
  /** Without a path. */
  address: string;
  clock: Clock;
  /** The timeout for a response, in milliseconds. */
  timeoutMs?: number;
}

const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      details: z.optional(z.nullable(z.object({ family: z.optional(z.nullable(z.string())) }))),
    }),
  ),
});

const RECHECK_AFTER_MS = 60_000;

/**
 * Queries a local Ollama for its models, at most once a minute; calls in between, even concurrent ones, share the
 * result.
 */
export function createOllamaDetection(options: OllamaDetectionOptions): OllamaDetection {
  const { address, clock, timeoutMs = 500 } = options;
  let latest: { at: number; models: Promise<readonly string[]> } | undefined;
  return {
    listChatModels: () => {
      const now = clock.now().getTime();
      if (latest === undefined || now - latest.at >= RECHECK_AFTER_MS) {
        latest = { at: now, models: fetchChatModels(address, timeoutMs) };
      }
      return latest.models;
    },
  };
}

async function fetchChatModels(address: string, timeoutMs: number): Promise<readonly string[]> {
  try {
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) return [];
    const { models } = Tags.parse(await response.json());
    return models.filter(({ name, details }) => isChatModel(name, details?.family)).map(({ name }) => name);
  } catch {
    // Nothing listens there, or another server does: there is no local model.
    return [];
  }
}
