import { createHash } from 'node:crypto';

/** Counts and hashes bytes. */
export function createChecksum() {
  const sha256 = createHash('sha256');
  let bytes = 0;
  return {
    add: (piece: Uint8Array): void => {
      bytes += piece.length;
      sha256.update(piece);
    },
    /** Call it once, at the end. */
    digest: (): { bytes: number; sha256: string } => ({ bytes, sha256: sha256.digest('hex') }),
  };
}
