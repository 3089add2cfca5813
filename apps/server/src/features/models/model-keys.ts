import { type CreateModelKeyBody, type ModelKey, ModelProvider, providerNames } from '@app/contract/models';
import { type Database, inTransaction } from '#db/database.ts';
import { lockForUser } from '#db/user-lock.ts';
import type { ListedModel, ModelAccess, ModelConnector } from '#integrations/llm/own-models.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { openWithAny, type SealingKeys, sealText } from '#platform/sealed-text.ts';
import type { AddModelFacts } from './model-facts.ts';
import * as repository from './model-keys.repository.ts';
import * as errors from './models.errors.ts';
import { toModelKey } from './models.mapper.ts';
import { contextOfKey } from './sealed-model-keys.ts';

export interface ModelKeysDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  connector: ModelConnector;
  sealingKeys: SealingKeys;
  /** The providers that the operator allows. */
  providers: ReadonlySet<ModelProvider>;
  withFacts: AddModelFacts;
}

const MAX_KEYS = 20;
const SHOWN_CHARACTERS = 4;
/** The last characters of a shorter key would reveal too much of it. */
const MIN_KEY_LENGTH_TO_SHOW = 16;

export type ModelKeys = ReturnType<typeof createModelKeys>;

/** Keys of people for their own models. A key is encrypted, bound to its row, and decrypted only for a request. */
export function createModelKeys(dependencies: ModelKeysDependencies) {
  return { ...createKeyChanges(dependencies), ...createKeyUse(dependencies) };
}

function createKeyChanges(dependencies: ModelKeysDependencies) {
  const { db, clock, connector, withFacts } = dependencies;
  return {
    /** Throws models.too_many_keys, and the errors of a test. */
    create: async (userId: string, body: CreateModelKeyBody): Promise<ModelKey> => {
      assertAllowed(dependencies, body.provider);
      const access = accessFrom(body);
      const models = await connector.test(access);
      return inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'model keys');
        if ((await repository.countKeys(tx, userId)) >= MAX_KEYS) throw errors.tooManyKeys();
        const row = newRow(dependencies, userId, access);
        return toModelKey(await repository.insertKey(tx, userId, { ...row, models }), withFacts);
      });
    },

    /** Reads the list of models again. Throws models.key_not_found, and the errors of a test. */
    test: async (userId: string, id: string): Promise<ModelKey> => {
      const row = await repository.findKey(db, userId, id);
      if (row === undefined) throw errors.keyNotFound();
      assertAllowed(dependencies, row.provider);
      const models = await connector.test(openAccess(dependencies, row));
      const updated = await repository.updateKey(db, userId, id, { models, testedAt: clock.now() });
      if (updated === undefined) throw errors.keyNotFound();
      return toModelKey(updated, withFacts);
    },

    /** Throws models.key_not_found. */
    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.deleteKey(db, userId, id))) throw errors.keyNotFound();
    },
  };
}

function createKeyUse(dependencies: ModelKeysDependencies) {
  const { db, connector, providers, withFacts } = dependencies;
  return {
    list: async (userId: string): Promise<ModelKey[]> => {
      if (providers.size === 0) return [];
      const rows = await repository.listKeys(db, userId);
      return rows.map((row) => toModelKey(row, withFacts));
    },

    /** Throws models.off, models.provider_not_allowed and models.not_found. */
    getModel: async (userId: string, keyId: string, name: string) => {
      if (providers.size === 0) throw errors.ownModelsOff();
      const row = await repository.findKey(db, userId, keyId);
      const listed = row?.models.find((model) => model.name === name);
      if (row === undefined || listed === undefined) throw errors.modelNotFound();
      assertAllowed(dependencies, row.provider);
      const model: ListedModel = withFacts(row.provider, listed);
      const connect = () => connector.connect(openAccess(dependencies, row), model);
      return { model, provider: row.provider, connect };
    },
  };
}

function assertAllowed({ providers }: ModelKeysDependencies, provider: string): void {
  if (providers.size === 0) throw errors.ownModelsOff();
  if (!providers.has(provider as ModelProvider)) throw errors.providerNotAllowed();
}

/** Throws models.key_unreadable. */
function openAccess({ sealingKeys }: ModelKeysDependencies, row: repository.KeyRow): ModelAccess {
  const { userId, id, provider, name, baseUrl, sealedKey } = row;
  const key = sealedKey === null ? undefined : openWithAny(sealingKeys, sealedKey, contextOfKey(userId, id));
  if (sealedKey !== null && key === undefined) throw errors.keyUnreadable();
  return { provider: ModelProvider.parse(provider), key, baseUrl: baseUrl ?? undefined, name };
}

function newRow({ clock, newId, sealingKeys }: ModelKeysDependencies, userId: string, access: ModelAccess) {
  const { provider, name, baseUrl = null, key } = access;
  const id = newId();
  const isShown = key !== undefined && key.length >= MIN_KEY_LENGTH_TO_SHOW;
  return {
    id,
    provider,
    name,
    baseUrl,
    sealedKey: key === undefined ? null : sealText(sealingKeys.current, key, contextOfKey(userId, id)),
    lastCharacters: isShown ? key.slice(-SHOWN_CHARACTERS) : '',
    createdAt: clock.now(),
    testedAt: clock.now(),
  };
}

function accessFrom({ provider, key, baseUrl, name }: CreateModelKeyBody): ModelAccess {
  return {
    provider,
    key: key === undefined || key === '' ? undefined : key,
    baseUrl: baseUrl ?? undefined,
    name: name ?? providerNames[provider],
  };
}
