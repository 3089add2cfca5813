import type { ModelInfo } from '#integrations/llm/llm.ts';

/** Ids of models in requests. A model's name may contain slashes. */

export function ownModelId(keyId: string, name: string): string {
  return `own/${keyId}/${name}`;
}

export function sharedModelId({ provider, model }: Pick<ModelInfo, 'provider' | 'model'>): string {
  return `shared/${provider}/${model}`;
}

/** The key and the name in the id of an own model; undefined for any other id. */
export function parseOwnModelId(id: string): { keyId: string; name: string } | undefined {
  const [, keyId, name] = /^own\/([0-9a-f-]{36})\/(.+)$/s.exec(id) ?? [];
  return keyId === undefined || name === undefined ? undefined : { keyId, name };
}
