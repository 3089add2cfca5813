import type { Photo } from '@app/contract/photo';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { photoNotUploaded } from './profile.errors.ts';

export type ProfilePhoto = ReturnType<typeof createProfilePhoto>;

interface ProfilePhotoDependencies {
  db: Database;
  identity: Pick<IdentityService, 'replacePhoto'>;
  objects: ObjectsService;
}

/** The photo of a profile, which must be a picture that this user has uploaded. */
export function createProfilePhoto({ db, identity, objects }: ProfilePhotoDependencies) {
  async function replace(userId: string, id: string | undefined, address: string | null): Promise<void> {
    const previous = await inTransaction(db, async (tx) => {
      if (id !== undefined && !(await objects.markUsed({ tx, userId }, id))) throw photoNotUploaded();
      const before = await identity.replacePhoto({ tx, userId }, address);
      await bumpUserVersion(tx, userId);
      return before;
    });
    const previousId = previous === null ? undefined : readPictureId(previous);
    if (previousId !== undefined && previousId !== id) await objects.discard(userId, previousId);
  }

  return {
    /** `pictureUrl` is the URL of an uploaded picture. The stored URL always has `origin`, whatever host `pictureUrl` has. */
    set: async (userId: string, pictureUrl: string, origin: string): Promise<Photo> => {
      const id = readPictureId(pictureUrl);
      if (id === undefined) throw photoNotUploaded();
      const profileImageUrl = `${origin}/api/objects/${id}`;
      await replace(userId, id, profileImageUrl);
      return { profileImageUrl };
    },

    remove: async (userId: string): Promise<Photo> => {
      await replace(userId, undefined, null);
      return { profileImageUrl: null };
    },
  };
}

/** The id in a picture's URL. */
function readPictureId(address: string): string | undefined {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return /^\/api\/objects\/([A-Za-z0-9_-]{43})$/.exec(path)?.[1];
}
