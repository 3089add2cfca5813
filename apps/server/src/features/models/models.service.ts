import {
  MAX_RECENT,
  type Model,
  ModelProvider,
  type ModelSettings,
  type UpdateModelSettingsBody,
} from '@app/contract/models';
import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { BillingService, ModelQuota } from '#features/billing/billing.service.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import { parseOwnModelId, sharedModelId } from './model-ids.ts';
import { createModelKeys, type ModelKeys, type ModelKeysDependencies } from './model-keys.ts';
import * as repository from './model-keys.repository.ts';
import * as errors from './models.errors.ts';
import { toSharedModel } from './models.mapper.ts';

export interface ModelsDependencies extends ModelKeysDependencies {
  assistant: Pick<AssistantService, 'sumOwnCalls'>;
  gateway: Pick<ModelGateway, 'current' | 'others'>;
  billing: Pick<BillingService, 'entitlements' | 'modelUsage'>;
}

/** A model that a person chose for a reply. */
export interface ChosenModel {
  /** Whether it is used with a key of the person, so that the reply does not count as an AI chat. */
  isOwn: boolean;
  /** Set if the person's plan limits the number of replies a month by this shared model. */
  quota?: ModelQuota;
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

async function listModels(dependencies: ModelsDependencies, keys: ModelKeys, userId: string): Promise<Model[]> {
  const { gateway, providers, withFacts } = dependencies;
  const [shared, others, own] = await Promise.all([
    gateway.current(),
    listAdditional(dependencies, userId),
    keys.list(userId),
  ]);
  const isNamed = shared !== undefined && shared.info.model !== '';
  return [
    ...(isNamed ? [toSharedModel(shared.info, withFacts)] : []),
    ...others,
    ...own.filter(({ provider }) => providers.has(provider)).flatMap(({ models }) => models),
  ];
}

/** The operator's additional models that the person's plan includes. */
async function listAdditional(dependencies: ModelsDependencies, userId: string): Promise<Model[]> {
  const { gateway, billing, withFacts } = dependencies;
  if (gateway.others.length === 0) return [];
  const [available, { replies, resetsAt }] = await Promise.all([
    listIncluded(dependencies, userId),
    billing.modelUsage(userId),
  ]);
  return available.map(({ client, limit }) => {
    const model = toSharedModel(client.info, withFacts);
    return limit === null ? model : { ...model, quota: { limit, used: replies.get(model.id) ?? 0, resetsAt } };
  });
}

/** The additional models of the person's plan, each with its limit of replies a month; null: no limit. */
async function listIncluded({ gateway, billing }: ModelsDependencies, userId: string) {
  const { isPremium } = await billing.entitlements(userId);
  return gateway.others.flatMap(({ client, replies }) => {
    const limit = isPremium ? replies.premium : replies.free;
    return limit === undefined ? [] : [{ client, limit }];
  });
}

/** Throws models.not_found, models.off, models.provider_not_allowed and models.limit_reached. */
async function chooseModel(
  dependencies: ModelsDependencies,
  keys: ModelKeys,
  userId: string,
  modelId: string,
): Promise<ChosenModel> {
  const { db } = dependencies;
  const own = parseOwnModelId(modelId);
  if (own === undefined) return chooseShared(dependencies, userId, modelId);
  const { model, provider, connect } = await keys.getModel(userId, own.keyId, own.name);
  const isFree = provider === 'ollama' || (model.inputPrice === 0 && model.outputPrice === 0);
  const limit = isFree ? null : ((await repository.findSettings(db, userId))?.monthlyLimit ?? null);
  if (limit !== null && (await sumMonth(dependencies, userId)).cost >= limit) throw errors.limitReached(limit);
  return { isOwn: true, connect };
}

/** Throws models.not_found if there is no such model, or if the person's plan does not include it. */
async function chooseShared(dependencies: ModelsDependencies, userId: string, modelId: string): Promise<ChosenModel> {
  const shared = await dependencies.gateway.current();
  if (shared !== undefined && sharedModelId(shared.info) === modelId) return { isOwn: false, connect: () => shared };
  const others = await listIncluded(dependencies, userId);
  const chosen = others.find(({ client }) => sharedModelId(client.info) === modelId);
  if (chosen === undefined) throw errors.modelNotFound();
  const { client, limit } = chosen;
  const quota = limit === null ? {} : { quota: { modelId, name: client.info.model, limit } };
  return { isOwn: false, connect: () => client, ...quota };
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
