import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '#db/database.ts';
import { changeFileId, listFiles, type StoredFile } from '#db/moved-files.ts';
import type { ObjectStore } from '#integrations/object-store/object-store.ts';
import type { SealedCount } from '#platform/sealed-rows.ts';
import type { SealingKeys } from '#platform/sealed-text.ts';
import { addressOfId, deriveId, deriveIdHash, storageKeyOf } from './file-id.ts';

/**
 * Replaces the file ids that were derived with a former key by ids that are derived with the current key, because
 * imports, documents and account backups look files up by such ids. Reads every file, because an id does not show its
 * key. After a crash the next call continues.
 */
export async function moveFiles(
  { db, store }: { db: Database; store: ObjectStore },
  keys: SealingKeys,
): Promise<SealedCount> {
  const count = { kind: 'files of conversations', current: 0, former: 0, lost: 0 };
  for (const file of await listFiles(db)) {
    const fileHash = await hashOf(store, file.idHash);
    const key = fileHash && [keys.current, ...keys.former].find((each) => isIdOf(each, file, fileHash));
    if (fileHash === undefined || key === undefined) {
      count.lost += 1;
      continue;
    }
    if (key !== keys.current) await moveFile({ db, store }, file, fileHash, { from: key, to: keys.current });
    count.current += 1;
  }
  return count;
}

const isIdOf = (key: string, { userId, idHash }: StoredFile, fileHash: string): boolean =>
  deriveIdHash(key, userId, fileHash) === idHash;

/** SHA-256 of the bytes; undefined if they are lost. */
async function hashOf(store: ObjectStore, idHash: string): Promise<string | undefined> {
  const opened = await store.open(storageKeyOf(idHash));
  if (opened === undefined) return undefined;
  const digest = createHash('sha256');
  for await (const piece of opened.stream) digest.update(piece as Buffer);
  return digest.digest('hex');
}

/**
 * Copies the file before the row is changed, and deletes the former file last: a file without a row does no harm, but a
 * row without its file would be lost data.
 */
async function moveFile(
  { db, store }: { db: Database; store: ObjectStore },
  { userId, idHash }: StoredFile,
  fileHash: string,
  keys: { from: string; to: string },
): Promise<void> {
  const opened = await store.open(storageKeyOf(idHash));
  if (opened === undefined) return;
  const describe = (key: string) => ({
    idHash: deriveIdHash(key, userId, fileHash),
    address: addressOfId(deriveId(key, userId, fileHash)),
  });
  const [from, to] = [describe(keys.from), describe(keys.to)];
  await store.put(storageKeyOf(to.idHash), opened);
  await inTransaction(db, (tx) => changeFileId(tx, userId, from, to));
  await store.delete(storageKeyOf(idHash));
}
