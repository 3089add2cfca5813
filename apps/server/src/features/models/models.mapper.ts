import { type Model, type ModelKey, ModelProvider } from '@app/contract/models';
import type { ListedModel } from '#integrations/llm/own-models.ts';
import type { ModelInfo } from '#integrations/llm/llm.ts';
import type { AddModelFacts } from './model-facts.ts';
import { ownModelId, sharedModelId } from './model-ids.ts';
import type { KeyRow } from './model-keys.repository.ts';

export function toModelKey(row: KeyRow, withFacts: AddModelFacts): ModelKey {
  return {
    id: row.id,
    provider: ModelProvider.parse(row.provider),
    name: row.name,
    lastCharacters: row.lastCharacters,
    baseUrl: row.baseUrl,
    createdAt: row.createdAt.toISOString(),
    testedAt: row.testedAt.toISOString(),
    models: row.models.map((model) => toOwnModel(row, withFacts(row.provider, model))),
  };
}

function toOwnModel({ id, provider }: Pick<KeyRow, 'id' | 'provider'>, model: ListedModel): Model {
  return { ...model, id: ownModelId(id, model.name), provider, isOwn: true, keyId: id };
}

export function toSharedModel(info: ModelInfo, withFacts: AddModelFacts): Model {
  const listed = withFacts(info.provider, {
    name: info.model,
    contextLength: null,
    seesImages: null,
    usesTools: null,
    inputPrice: null,
    outputPrice: null,
  });
  return { ...listed, id: sharedModelId(info), provider: info.provider, isOwn: false, keyId: null };
}
