import { createLocalStore } from './local-store.ts';
import { createMovingStore } from './moving-store.ts';
import type { ObjectStoreConfig } from './object-store.config.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * The configured bucket, otherwise files in the given directory. While files are being moved, objects that have not
 * been moved yet are read from the former store.
 */
export async function createObjectStore(config: ObjectStoreConfig, directory: string): Promise<ObjectStore> {
  const { current, former } = await openObjectStores(config, directory);
  return former === undefined ? current : createMovingStore({ current, former });
}

/** The store for new objects, and the former store of objects that have not been moved yet. */
export async function openObjectStores(
  config: ObjectStoreConfig,
  directory: string,
): Promise<{ current: ObjectStore; former: ObjectStore | undefined }> {
  const { S3_BUCKET: bucket, FILES_MOVED_FROM: from } = config;
  const current = bucket === undefined ? createLocalStore(directory) : await openBucket(config, bucket);
  if (from === undefined || from === (bucket ?? 'folder')) return { current, former: undefined };
  return { current, former: from === 'folder' ? createLocalStore(directory) : await openBucket(config, from) };
}

/** A bucket of the configured server. The SDK is imported only here. */
export async function openBucket(config: ObjectStoreConfig, bucket: string): Promise<ObjectStore> {
  const { createS3Store } = await import('./s3-store.ts');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return createS3Store({
    bucket,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
