import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { photoMaxBytes } from '@app/contract/objects';
import { isInactive } from '#db/active-owner.ts';
import type { Database } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ObjectStore } from '#integrations/object-store/object-store.ts';
import type { Clock } from '#platform/clock.ts';
import { newToken } from '#platform/ids.ts';
import type { Rounds } from '#platform/rounds.ts';
import { keepOrEncodePicture, encodePicture } from './encode-picture.ts';
import * as errors from './objects.errors.ts';
import * as repository from './objects.repository.ts';
import { readPictureUpload } from './read-picture-upload.ts';

const LINK_LIFETIME_MS = 15 * 60_000;
const MAX_UPLOAD_MS = 60_000;
const MAX_UNUSED_MS = 86_400_000;

interface UploadLink {
  /** The future picture's id: 43 URL-safe characters. */
  id: string;
  owner: string;
  /** Seconds since 1970. */
  expires: string;
}

export interface SignedLink extends UploadLink {
  signature: string;
}

export type ObjectsService = ReturnType<typeof createObjectsService>;

interface ObjectsDependencies {
  db: Database;
  store: ObjectStore;
  clock: Clock;
  rounds: Rounds;
  secretKey: string;
  /** The longest an upload may take; default a minute. */
  maxUploadMs?: number;
}

/** Pictures people upload: signed upload links, the pictures themselves, and which of them are in use. */
export function createObjectsService(dependencies: ObjectsDependencies) {
  return { ...createUploads(dependencies), ...createPictures(dependencies) };
}

function createUploads({ db, store, clock, secretKey, maxUploadMs = MAX_UPLOAD_MS }: ObjectsDependencies) {
  return {
    /** Creates an upload link. The URL of this link without the query shows the uploaded picture. */
    createLink: async (userId: string): Promise<SignedLink> => {
      const id = newToken();
      const now = clock.now();
      await repository.insertPicture(db, userId, { idHash: hashOf(id), createdAt: now });
      const expires = String(Math.floor((now.getTime() + LINK_LIFETIME_MS) / 1000));
      const link = { id, owner: userId, expires };
      return { ...link, signature: signUpload(secretKey, link) };
    },

    /** Stores one picture. If the bytes are not a complete, readable picture, the link can be used again. */
    receive: async (link: SignedLink, bytes: Readable): Promise<void> => {
      if (!isSignedUpload(secretKey, link, link.signature)) throw errors.uploadLinkExpired();
      if (Number(link.expires) * 1000 < clock.now().getTime()) throw errors.uploadLinkExpired();
      const idHash = hashOf(link.id);
      const picture = await repository.findPicture(db, link.owner, idHash);
      if (picture === undefined || (await isInactive(db, link.owner))) throw errors.objectNotFound();
      if (picture.storedAt !== null) throw errors.pictureAlreadyUploaded();
      const encoded = await encodePicture(await readPictureUpload(bytes, photoMaxBytes, maxUploadMs));
      await store.put(storageKeyOf(idHash), encoded);
      if (!(await repository.markStored(db, link.owner, idHash, clock.now()))) throw errors.pictureAlreadyUploaded();
    },

    /**
     * Stores a picture from the user's backup and returns its id. Throws objects.not_a_picture, .heic, .damaged or
     * .too_many_pixels.
     */
    storeBackupPicture: async (userId: string, bytes: Buffer): Promise<string> => {
      const id = newToken();
      const now = clock.now();
      await store.put(storageKeyOf(hashOf(id)), await keepOrEncodePicture(bytes));
      await repository.insertPicture(db, userId, { idHash: hashOf(id), createdAt: now, storedAt: now, isUsed: true });
      return id;
    },
  };
}

/** The signature that allows one upload in the owner's name. */
function signUpload(secretKey: string, { id, owner, expires }: UploadLink): string {
  return createHmac('sha256', secretKey).update(`upload\n${id}\n${owner}\n${expires}`).digest('base64url');
}

function isSignedUpload(secretKey: string, link: UploadLink, signature: string): boolean {
  const expected = Buffer.from(signUpload(secretKey, link));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function createPictures({ db, store, clock, rounds }: ObjectsDependencies) {
  const round = rounds.open('unused-pictures');

  async function remove(userId: string, idHash: string): Promise<void> {
    // The bytes first: a row without bytes is found and deleted later, but bytes without a row would stay forever.
    await store.delete(storageKeyOf(idHash));
    await repository.deletePicture(db, userId, idHash);
  }

  return {
    /** The picture as WebP. Throws objects.not_found. */
    getPicture: async (id: string): Promise<Buffer> => {
      const idHash = hashOf(id);
      const bytes = (await repository.isOfInactiveOwner(db, idHash))
        ? undefined
        : await store.get(storageKeyOf(idHash));
      if (bytes === undefined) throw errors.objectNotFound();
      return bytes;
    },

    /** The bytes of the picture at an address; undefined unless it is a picture of this user. */
    readPhoto: async (userId: string, address: string): Promise<Buffer | undefined> => {
      const id = /\/api\/objects\/([A-Za-z0-9_-]{43})$/.exec(address)?.[1];
      if (id === undefined || (await repository.findPicture(db, userId, hashOf(id))) === undefined) return undefined;
      return store.get(storageKeyOf(hashOf(id)));
    },

    /** Marks a picture as used, so that it is kept. False if this user has not uploaded it. */
    markUsed: async ({ tx, userId }: OwnerScope, id: string): Promise<boolean> => {
      const picture = await repository.findPicture(tx, userId, hashOf(id));
      if (picture === undefined || picture.storedAt === null) return false;
      await repository.markUsed(tx, userId, hashOf(id));
      return true;
    },

    /** Deletes a picture that is no longer used. */
    discard: (userId: string, id: string): Promise<void> => remove(userId, hashOf(id)),

    /** Deletes all pictures of an account that is being deleted. */
    discardAll: async (userId: string): Promise<void> => {
      for (const idHash of await repository.listPictures(db, userId)) await remove(userId, idHash);
    },

    /** Deletes links and pictures that were not used within a day. */
    deleteUnused: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - MAX_UNUSED_MS);
      await round.each(
        await repository.listUnused(db, before, round.listRecentlyFailed()),
        ({ idHash }) => idHash,
        ({ userId, idHash }) => remove(userId, idHash),
      );
    },
  };
}

function hashOf(id: string): string {
  return hash('sha256', id, 'hex');
}

function storageKeyOf(idHash: string): string {
  return `pictures/${idHash}`;
}
