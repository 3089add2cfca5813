import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { photoMaxBytes } from '@app/contract/objects';
import { isClosing } from '#db/active-owner.ts';
import type { Database, Tx } from '#db/database.ts';
import type { ObjectStore } from '#integrations/object-store/object-store.ts';
import type { Clock } from '#platform/clock.ts';
import { newToken } from '#platform/ids.ts';
import type { Rounds } from '#platform/rounds.ts';
import { keepPicture, makePicture } from './make-picture.ts';
import * as errors from './objects.errors.ts';
import * as rows from './objects.repository.ts';
import { readBounded } from './read-bounded.ts';
import { isSignedUpload, signUpload, type UploadLink } from './upload-link.ts';

const LINK_MS = 15 * 60_000;
const UPLOAD_MS = 60_000;
const DAY_MS = 86_400_000;

export interface SignedLink extends UploadLink {
  signature: string;
}

export type ObjectsService = ReturnType<typeof createObjectsService>;

/** Pictures: an address to send one to, the pictures themselves, and which of them are in use. */
export function createObjectsService(dependencies: {
  db: Database;
  store: ObjectStore;
  clock: Clock;
  rounds: Rounds;
  secretKey: string;
  /** The longest an upload may take; default a minute. */
  uploadMs?: number;
}) {
  const { db, store, clock, secretKey, uploadMs = UPLOAD_MS } = dependencies;
  const sweeping = dependencies.rounds.open('unused-pictures');

  async function remove(userId: string, idHash: string): Promise<void> {
    // The bytes first: a row without bytes is swept again, bytes without a row would stay for ever.
    await store.delete(keyOf(idHash));
    await rows.deletePicture(db, userId, idHash);
  }

  return {
    /** What the address of an upload says; the picture is then at the same address without it. */
    createLink: async (userId: string): Promise<SignedLink> => {
      const id = newToken();
      const now = clock.now();
      await rows.insertPicture(db, userId, { idHash: hashOf(id), createdAt: now });
      const expires = String(Math.floor((now.getTime() + LINK_MS) / 1000));
      const link = { id, owner: userId, expires };
      return { ...link, signature: signUpload(secretKey, link) };
    },

    /** Takes one picture. Anything but a whole, readable picture leaves the address as it was. */
    receive: async (link: SignedLink, bytes: Readable): Promise<void> => {
      if (!isSignedUpload(secretKey, link, link.signature)) throw errors.linkExpired();
      if (Number(link.expires) * 1000 < clock.now().getTime()) throw errors.linkExpired();
      const idHash = hashOf(link.id);
      const picture = await rows.findPicture(db, link.owner, idHash);
      if (picture === undefined || (await isClosing(db, link.owner))) throw errors.objectNotFound();
      if (picture.storedAt !== null) throw errors.alreadyUploaded();
      const encoded = await makePicture(await readBounded(bytes, photoMaxBytes, uploadMs));
      await store.put(keyOf(idHash), encoded);
      if (!(await rows.markStored(db, link.owner, idHash, clock.now()))) throw errors.alreadyUploaded();
    },

    /** The picture as WebP. */
    getPicture: async (id: string): Promise<Buffer> => {
      const idHash = hashOf(id);
      const bytes = (await rows.isOfClosingOwner(db, idHash)) ? undefined : await store.get(keyOf(idHash));
      if (bytes === undefined) throw errors.objectNotFound();
      return bytes;
    },

    /** The bytes behind an address, if it is one of this user's own pictures. */
    readPhoto: async (userId: string, address: string): Promise<Buffer | undefined> => {
      const id = /\/api\/objects\/([A-Za-z0-9_-]{43})$/.exec(address)?.[1];
      if (id === undefined || (await rows.findPicture(db, userId, hashOf(id))) === undefined) return undefined;
      return store.get(keyOf(hashOf(id)));
    },

    /** Keeps a picture that came with a backup of this user's; answers its id. Throws what keepPicture throws. */
    adopt: async (userId: string, bytes: Buffer): Promise<string> => {
      const id = newToken();
      const now = clock.now();
      await store.put(keyOf(hashOf(id)), await keepPicture(bytes));
      await rows.insertPicture(db, userId, { idHash: hashOf(id), createdAt: now, storedAt: now, isUsed: true });
      return id;
    },

    /** Whether this user has sent the picture with this id; from now on it is kept. */
    claim: async ({ tx, userId }: { tx: Tx; userId: string }, id: string): Promise<boolean> => {
      const picture = await rows.findPicture(tx, userId, hashOf(id));
      if (picture === undefined || picture.storedAt === null) return false;
      await rows.markUsed(tx, userId, hashOf(id));
      return true;
    },

    /** Nobody shows it any more. */
    discard: (userId: string, id: string): Promise<void> => remove(userId, hashOf(id)),

    /** Before the account goes: what the store holds of it. */
    discardAll: async (userId: string): Promise<void> => {
      for (const idHash of await rows.listPictures(db, userId)) await remove(userId, idHash);
    },

    /** Housekeeping: addresses and pictures that nothing came of in a day. */
    deleteUnused: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - DAY_MS);
      await sweeping.each(
        await rows.listUnused(db, before, sweeping.resting()),
        ({ idHash }) => idHash,
        ({ userId, idHash }) => remove(userId, idHash),
      );
    },
  };
}

function hashOf(id: string): string {
  return hash('sha256', id, 'hex');
}

function keyOf(idHash: string): string {
  return `pictures/${idHash}`;
}
