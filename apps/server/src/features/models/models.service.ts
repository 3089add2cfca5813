import {
  MAX_RECENT,
  type Model,
  ModelProvider,
  type ModelSettings,
  type UpdateModelSettingsBody,
} from '@app/contract/models';
import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import { parseOwnModelId, sharedModelId } from './model-ids.ts';
import { createModelKeys, type ModelKeys, type ModelKeysDependencies } from './model-keys.ts';
import * as repository from './model-keys.repository.ts';
import * as errors from './models.errors.ts';
import { toSharedModel } from './models.mapper.ts';

export interface ModelsDependencies extends ModelKeysDependencies {
  assistant: Pick<AssistantService, 'sumOwnCalls'>;
  gateway: Pick<ModelGateway, 'current'>;
}

/** A model that a person chose for a reply. */
export interface ChosenModel {
  /** Whether it is used with a key of the person, so that the reply does not count as an AI chat. */
  isOwn: boolean;
  /** Throws models.key_unreadable. */
  connect: () => ModelClient;
}

export type ModelsService = ReturnType<typeof createModelsService>;

const noSettings: repository.SettingsRow = { chosen: null, recent: [], favourites: [], monthlyLimit: null };

/** The models that a person may chat with: the operator's, and those of the person's own keys. */
export function createModelsService(dependencies: ModelsDependencies) {
  const keys = createModelKeys(dependencies);
  const list = (userId: string) => listModels(dependencies, keys, userId);
  return {
    keys,
    list,
    ...createModelSettings(dependencies, list),
    choose: (userId: string, modelId: string) => chooseModel(dependencies, keys, userId, modelId),
  };
}

async function listModels(
  { gateway, providers, complete }: ModelsDependencies,
  keys: ModelKeys,
  userId: string,
): Promise<Model[]> {
  const [shared, own] = await Promise.all([gateway.current(), keys.list(userId)]);
  const isNamed = shared !== undefined && shared.info.model !== '';
  return [
    ...(isNamed ? [toSharedModel(shared.info, complete)] : []),
    ...own.filter(({ provider }) => providers.has(provider)).flatMap(({ models }) => models),
  ];
}

/** Throws models.not_found, models.off, models.provider_not_allowed and models.limit_reached. */
async function chooseModel(
  dependencies: ModelsDependencies,
  keys: ModelKeys,
  userId: string,
  modelId: string,
): Promise<ChosenModel> {
  const { db, gateway } = dependencies;
  const own = parseOwnModelId(modelId);
  if (own === undefined) {
    const shared = await gateway.current();
    if (shared === undefined || sharedModelId(shared.info) !== modelId) throw errors.modelNotFound();
    return { isOwn: false, connect: () => shared };
  }
  const { model, provider, connect } = await keys.getModel(userId, own.keyId, own.name);
  const isFree = provider === 'ollama' || (model.inputPrice === 0 && model.outputPrice === 0);
  const limit = isFree ? null : ((await repository.findSettings(db, userId))?.monthlyLimit ?? null);
  if (limit !== null && (await sumMonth(dependencies, userId)).cost >= limit) throw errors.limitReached(limit);
  return { isOwn: true, connect };
}

function createModelSettings(dependencies: ModelsDependencies, list: (userId: string) => Promise<Model[]>) {
  const { db, clock, providers } = dependencies;

  async function getSettings(userId: string): Promise<ModelSettings> {
    const [row = noSettings, models, month] = await Promise.all([
      repository.findSettings(db, userId),
      list(userId),
      sumMonth(dependencies, userId),
    ]);
    const { chosen, recent, favourites, monthlyLimit } = row;
    return {
      providers: ModelProvider.options.filter((provider) => providers.has(provider)),
      chosen: models.some(({ id }) => id === chosen) ? chosen : null,
      recent,
      favourites,
      monthlyLimit,
      month: { ...month, resetsAt: startOfNextMonth(clock.now()).toISOString() },
    };
  }

  return {
    getSettings,

    updateSettings: async (userId: string, body: UpdateModelSettingsBody): Promise<ModelSettings> => {
      const { chosen, favourites, monthlyLimit } = body;
      const stored = (await repository.findSettings(db, userId)) ?? noSettings;
      const recent = typeof chosen === 'string' ? [chosen, ...stored.recent.filter((id) => id !== chosen)] : undefined;
      await repository.saveSettings(db, userId, {
        ...(chosen !== undefined && { chosen }),
        ...(recent && { recent: recent.slice(0, MAX_RECENT) }),
        ...(favourites && { favourites: [...new Set(favourites)] }),
        ...(monthlyLimit !== undefined && { monthlyLimit }),
      });
      return getSettings(userId);
    },
  };
}

const sumMonth = ({ assistant, clock }: ModelsDependencies, userId: string) =>
  assistant.sumOwnCalls(userId, startOfMonth(clock.now()));

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

function startOfNextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
