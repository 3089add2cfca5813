import { createLocalStore } from './local-store.ts';
import type { ObjectStoreConfig } from './object-store.config.ts';
import type { ObjectStore } from './object-store.ts';

/** The configured bucket, otherwise files in the given directory. The SDK is imported only for a bucket. */
export async function createObjectStore(config: ObjectStoreConfig, directory: string): Promise<ObjectStore> {
  if (config.S3_BUCKET === undefined) return createLocalStore(directory);
  const { createS3Store } = await import('./s3-store.ts');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return createS3Store({
    bucket: config.S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
