import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * Encrypts streams of any length with a passphrase, in pieces of 1 MiB by AES-256-GCM. The number of a piece and
 * whether it is the last piece are part of its nonce, so pieces cannot be left out, moved or added unnoticed.
 */

const MAGIC = Buffer.from('AISEAL1\n');
const SALT_BYTES = 16;
/** The check bytes are derived from the passphrase; they distinguish a wrong passphrase from damage. */
const CHECK_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 1024 * 1024;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
/** Each guess of a passphrase takes 64 MB of memory and about a tenth of a second. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Why a sealed stream cannot be read. */
export class SealError extends Error {
  readonly reason: 'not_sealed' | 'other_passphrase' | 'damaged';

  constructor(reason: SealError['reason']) {
    super(`a sealed stream cannot be read: ${reason}`);
    this.name = 'SealError';
    this.reason = reason;
  }
}

/** Encrypts a stream; yields the encrypted bytes in pieces of about a megabyte. */
export async function* sealStream(pieces: Pieces, passphrase: string): AsyncGenerator<Buffer, void, undefined> {
  const salt = randomBytes(SALT_BYTES);
  const { key, passphraseCheck } = await deriveKey(passphrase, salt);
  yield Buffer.concat([MAGIC, salt, passphraseCheck]);
  let index = 0;
  let heldPiece: Buffer | undefined;
  for await (const piece of splitIntoPieces(pieces, PIECE_BYTES)) {
    if (heldPiece !== undefined) yield encrypt(key, index++, { isLast: false }, heldPiece);
    heldPiece = piece;
  }
  yield encrypt(key, index, { isLast: true }, heldPiece ?? Buffer.alloc(0));
}

/**
 * Decrypts the result of `sealStream`. Throws SealError; the bytes that were yielded before the error are authentic but
 * incomplete.
 */
export async function* openSealedStream(pieces: Pieces, passphrase: string): AsyncGenerator<Buffer, void, undefined> {
  let key: Buffer | undefined;
  let index = 0;
  let heldPiece: Buffer | undefined;
  for await (const piece of splitIntoPieces(
    withoutHeader(pieces, async (header) => {
      key = await openHeader(header, passphrase);
    }),
    PIECE_BYTES + TAG_BYTES,
  )) {
    if (key === undefined) throw new SealError('not_sealed');
    if (heldPiece !== undefined) yield decrypt(key, index++, { isLast: false }, heldPiece);
    heldPiece = piece;
  }
  if (key === undefined) throw new SealError('not_sealed');
  if (heldPiece === undefined) throw new SealError('damaged');
  yield decrypt(key, index, { isLast: true }, heldPiece);
}

/** Takes a tenth of a second, on another thread. */
async function deriveKey(passphrase: string, salt: Buffer): Promise<{ key: Buffer; passphraseCheck: Buffer }> {
  const secret = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase, salt, 32, SCRYPT, (error, derived) => (error === null ? resolve(derived) : reject(error)));
  });
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, use, bytes));
  return { key: derive('pieces', 32), passphraseCheck: derive('passphrase', CHECK_BYTES) };
}

async function openHeader(header: Buffer, passphrase: string): Promise<Buffer> {
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
    throw new SealError('not_sealed');
  const { key, passphraseCheck } = await deriveKey(passphrase, salt);
  if (!timingSafeEqual(passphraseCheck, header.subarray(MAGIC.length + SALT_BYTES)))
    throw new SealError('other_passphrase');
  return key;
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 4);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function encrypt(key: Buffer, index: number, { isLast }: { isLast: boolean }, piece: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, index: number, { isLast }: { isLast: boolean }, sealed: Buffer): Buffer {
  if (sealed.length < TAG_BYTES) throw new SealError('damaged');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const piece = decipher.update(sealed.subarray(0, -TAG_BYTES));
    // Checks the tag; in this mode it returns no further bytes.
    decipher.final();
    return piece;
  } catch {
    throw new SealError('damaged');
  }
}

/** Passes the header to `onHeader`, and yields the other bytes. */
async function* withoutHeader(pieces: Pieces, onHeader: (header: Buffer) => Promise<void>): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (head === undefined) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < HEADER_BYTES) continue;
    await onHeader(head.subarray(0, HEADER_BYTES));
    yield head.subarray(HEADER_BYTES);
    head = undefined;
  }
}

/** The same bytes in pieces of exactly `size`, except for the last one. */
export async function* splitIntoPieces(pieces: Pieces, size: number): AsyncGenerator<Buffer, void, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < size) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    for (; length - at >= size; at += size) yield all.subarray(at, at + size);
    waiting = [all.subarray(at)];
    length -= at;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
