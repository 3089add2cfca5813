import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openSealedStream, SealError, sealStream } from './sealed-stream.ts';

const passphrase = 'a passphrase of some length';

async function collectBytes(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const collected: Uint8Array[] = [];
  for await (const piece of pieces) collected.push(piece);
  return Buffer.concat(collected);
}

/** Splits bytes into pieces of odd sizes, as a network does. */
function* splitBytes(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const sealBytes = (bytes: Buffer) => collectBytes(sealStream(splitBytes(bytes, 70_001), passphrase));
const openSealed = (bytes: Buffer, by = passphrase) => collectBytes(openSealedStream(splitBytes(bytes, 65_537), by));
const openForReason = (bytes: Buffer, by?: string) =>
  openSealed(bytes, by).then(
    () => 'opened',
    (error: unknown) => (error instanceof SealError ? error.reason : error),
  );

describe('a sealed stream', () => {
  it.each([0, 1, 1_048_575, 1_048_576, 1_048_577, 3_000_000])(
    'gives back the %i bytes it was given',
    async (length) => {
      const bytes = randomBytes(length);
      const sealed = await sealBytes(bytes);
      // A shorter text may occur in the sealed bytes by chance.
      expect(length >= 32 && sealed.includes(bytes.subarray(0, 32))).toBe(false);
      expect((await openSealed(sealed)).equals(bytes)).toBe(true);
    },
  );

  it('distinguishes a wrong passphrase, a damaged stream and a file that is not sealed', async () => {
    const sealed = await sealBytes(randomBytes(2_500_000));
    // The header has 40 bytes, and each piece ends with a tag of 16 bytes.
    const pieceBytes = 1_048_576 + 16;
    const [head, first, second, third] = [40, 40 + pieceBytes, 40 + 2 * pieceBytes, sealed.length].map(
      (end, at, ends) => sealed.subarray(at === 0 ? 0 : ends[at - 1], end),
    ) as [Buffer, Buffer, Buffer, Buffer];
    const changed = Buffer.from(sealed);
    changed[1_500_000] = (changed[1_500_000] ?? 0) ^ 1;
    expect(await openForReason(sealed, 'another passphrase')).toBe('other_passphrase');
    expect(await openForReason(Buffer.from('PK\u0003\u0004 and so on'))).toBe('not_sealed');
    expect(await openForReason(randomBytes(500))).toBe('not_sealed');
    expect(await openForReason(Buffer.alloc(0))).toBe('not_sealed');
    expect(await openForReason(changed)).toBe('damaged');
    for (const pieces of [[head, first, second], [head, second, first, third], [head, first, third], [head]]) {
      expect(await openForReason(Buffer.concat(pieces))).toBe('damaged');
    }
    expect(await openForReason(Buffer.concat([sealed, third]))).toBe('damaged');
  });
});
