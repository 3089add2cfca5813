import { IncomingMessage } from 'node:http';
import { pipeline, type Readable, Transform } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { assertKey, type ObjectInfo, type ObjectStore, type SizedStream, StoreError } from './object-store.ts';

export interface S3Settings {
  bucket: string;
  /** For a store other than AWS. */
  endpoint?: string | undefined;
  region: string;
  /** Without a key the credentials of the environment are used, such as a role or a profile. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** How long the store may be silent in the middle of a call; default 15 s. */
  silenceTimeoutMs?: number;
}

/** Without limits, a store that accepts connections and is silent would hold requests and jobs forever. */
const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 15_000;
/** While an object is read, the reader may pause too, for example while it uploads a backup elsewhere. */
const READING_TIMEOUT_MS = 600_000;
/** Many connections, because the time limit for connecting includes the wait for a free one. */
const CONNECTIONS = {
  connectionTimeout: CONNECT_TIMEOUT_MS,
  httpAgent: { maxSockets: 500 },
  httpsAgent: { maxSockets: 500 },
};

/** Objects in an S3 or S3-compatible bucket. */
export function createS3Store({
  bucket,
  endpoint,
  region,
  credentials,
  silenceTimeoutMs = SILENCE_TIMEOUT_MS,
}: S3Settings): ObjectStore {
  const client = new S3Client({
    region,
    // Bucket names in the host name need a wildcard certificate, which self-hosted servers rarely have.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestHandler: { ...CONNECTIONS, socketTimeout: silenceTimeoutMs },
    // Errors are thrown; the SDK must not print anything.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Other stores reject the checksums that newer versions of the SDK send by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function openObject(key: string): Promise<SizedStream | undefined> {
    assertKey(key);
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      assertFromStore(answer);
      return toStream(answer);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw toStoreError(error);
    }
  }

  return {
    put: async (key, body) => {
      assertKey(key);
      const target = { Bucket: bucket, Key: key };
      if (body instanceof Uint8Array) {
        const command = new PutObjectCommand({ ...target, Body: body, ContentLength: body.length });
        assertFromStore(await client.send(command).catch(throwStoreError));
        return;
      }
      await putStream(client, target, body);
    },
    get: async (key) => {
      const opened = await openObject(key);
      return opened && Buffer.concat(await opened.stream.toArray());
    },
    open: openObject,
    delete: async (key) => {
      assertKey(key);
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(throwStoreError);
    },
    list: (prefix) => listObjects(client, bucket, prefix),
  };
}

function toStream({ Body, ContentLength }: GetObjectCommandOutput): SizedStream | undefined {
  if (!(Body instanceof IncomingMessage)) return undefined;
  Body.socket.setTimeout(READING_TIMEOUT_MS);
  return { stream: Body, size: ContentLength ?? 0 };
}

async function putStream(client: S3Client, target: { Bucket: string; Key: string }, body: SizedStream): Promise<void> {
  // The SDK would wait forever for a body that was interrupted.
  const broken = new AbortController();
  const stream = checkSize(body, (error) => broken.abort(error));
  const command = new PutObjectCommand({ ...target, Body: stream, ContentLength: body.size });
  const answer = await client.send(command, { abortSignal: broken.signal }).catch((error: unknown) => {
    throw broken.signal.aborted ? broken.signal.reason : toStoreError(error);
  });
  assertFromStore(answer);
}

function ignore(): void {}

async function* listObjects(client: S3Client, bucket: string, prefix: string): AsyncGenerator<ObjectInfo> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
    for (const { Key, Size } of page.Contents ?? []) if (Key !== undefined) yield { key: Key, size: Size ?? 0 };
  }
}

/** The stream, which fails if its size differs from the given one. */
function checkSize({ stream, size }: SizedStream, onError: (error: Error) => void): Readable {
  let count = 0;
  const counted = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      count += piece.length;
      done(count > size ? wrongSize(size, count) : null, piece);
    },
    flush: (done) => done(count === size ? null : wrongSize(size, count)),
  });
  return pipeline(stream, counted, (error) => error && onError(error));
}

function wrongSize(size: number, count: number): Error {
  return new Error(`an object of ${size} bytes was announced, ${count} came`);
}

/** Throws if something in between has answered in the place of the store, such as a login page: every store sends a tag. */
function assertFromStore({ ETag }: { ETag?: string | undefined }): void {
  if (ETag === undefined) throw new StoreError('the answer is not one of a bucket');
}

/** Whether the object is missing, not the bucket. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException) || error.name === 'NoSuchBucket') return false;
  return error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404;
}

function toStoreError(error: unknown): StoreError {
  return new StoreError('the bucket could not be used', { cause: error });
}

function throwStoreError(error: unknown): never {
  throw toStoreError(error);
}
