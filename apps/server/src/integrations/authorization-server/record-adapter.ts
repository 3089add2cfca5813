import { type Adapter, errors } from 'oidc-provider';
import { type AuthorizationStore, type RecordKind, secretKinds } from './authorization-server.ts';

const STORED_KINDS: ReadonlySet<string> = new Set<RecordKind>([
  'AccessToken',
  'AuthorizationCode',
  'Client',
  'Grant',
  'Interaction',
  'RefreshToken',
]);

/** The library's storage of one kind of record, over our store. */
export function createRecordAdapter(store: AuthorizationStore, name: string): Adapter {
  if (!isStoredKind(name)) return emptyAdapter;
  return {
    upsert: async (id, payload, expiresInSeconds) => {
      const appId = name === 'Grant' ? id : payload.grantId;
      // `jti` is the id. The id of a secret kind is the secret itself, so the payload is stored without it.
      const { jti, ...rest } = payload;
      const storedPayload = secretKinds.has(name) ? rest : { ...rest, ...(jti !== undefined && { jti }) };
      if (!(await store.save(name, id, { payload: storedPayload, appId, expiresInSeconds }))) {
        throw new errors.InvalidGrant('this app was disconnected');
      }
    },
    find: async (id) => {
      const record = await store.find(name, id);
      if (record === undefined) return undefined;
      const { payload, consumedAt } = record;
      const consumed = consumedAt === null ? {} : { consumed: Math.floor(consumedAt.getTime() / 1000) };
      return { ...payload, ...(secretKinds.has(name) && { jti: id }), ...consumed };
    },
    consume: async (id) => {
      if (await store.consume(name, id)) return;
      // Another process consumed the record since it was read. A secret that is used twice may be stolen, so its grant
      // ends.
      const record = await store.find(name, id);
      const appId = record?.payload['grantId'];
      if (typeof appId === 'string') await store.endGrant(appId);
      throw new errors.InvalidGrant('already used');
    },
    destroy: (id) => (name === 'Grant' ? store.endGrant(id) : store.delete(name, id)),
    revokeByGrantId: (grantId) => store.endGrant(grantId),
    findByUserCode: async () => undefined,
    findByUid: async () => undefined,
  };
}

function isStoredKind(name: string): name is RecordKind {
  return STORED_KINDS.has(name);
}

/** Stores nothing: the sessions of the library are not used. */
const emptyAdapter: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
};
