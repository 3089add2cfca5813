import { archiveTooLarge } from '../reading/read-export.errors.ts';

export interface UnpackLimits {
  /** Bytes of everything that is unpacked from an upload. */
  maxUnpackedBytes: number;
  /** The largest ratio of unpacked to packed size of a file. */
  maxRatio: number;
}

/** Below this size the compression ratio does not matter. */
const MIN_SIZE_FOR_RATIO = 64 * 1024 * 1024;

export interface UnpackedFile {
  /** The user's name for the upload. */
  uploadName: string;
  name: string;
  packedSize: number;
  /** Bytes unpacked so far. */
  size: number;
}

/** Throws imports.archive_too_large. `unpackedBytes`: of the whole upload so far. */
export function checkUnpackedSize(file: UnpackedFile, unpackedBytes: number, limits: UnpackLimits): void {
  if (unpackedBytes > limits.maxUnpackedBytes) throw unpackedSizeTooLarge(file.uploadName, limits);
  if (file.size > MIN_SIZE_FOR_RATIO && file.size > limits.maxRatio * file.packedSize) {
    const refusal = `was refused: ${file.name} unpacks to more than ${limits.maxRatio} times its size.`;
    throw archiveTooLarge(file.uploadName, refusal);
  }
}

export function unpackedSizeTooLarge(uploadName: string, { maxUnpackedBytes }: UnpackLimits) {
  return archiveTooLarge(uploadName, `unpacks to more than ${inUnits(maxUnpackedBytes)}.`);
}

function inUnits(bytes: number): string {
  return bytes >= 1024 ** 3 ? `${Math.round(bytes / 1024 ** 3)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
