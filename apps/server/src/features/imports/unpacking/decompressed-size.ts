import { archiveTooLarge } from '../reading/read-export.errors.ts';

export interface DecompressionLimits {
  /** Bytes of everything that is decompressed from an upload. */
  maxDecompressedBytes: number;
  /** The largest ratio of decompressed to compressed size of a file. */
  maxRatio: number;
}

/** Below this size the compression ratio does not matter. */
const MIN_SIZE_FOR_RATIO = 64 * 1024 * 1024;

export interface CompressedEntry {
  /** The user's name for the upload. */
  uploadName: string;
  name: string;
  compressedSize: number;
  /** Bytes decompressed so far. */
  size: number;
}

/** Throws imports.archive_too_large. `decompressedBytes`: of the whole upload so far. */
export function checkDecompressedSize(
  file: CompressedEntry,
  decompressedBytes: number,
  limits: DecompressionLimits,
): void {
  if (decompressedBytes > limits.maxDecompressedBytes) throw decompressedSizeTooLarge(file.uploadName, limits);
  if (file.size > MIN_SIZE_FOR_RATIO && file.size > limits.maxRatio * file.compressedSize) {
    const refusal = `was refused: ${file.name} unpacks to more than ${limits.maxRatio} times its size.`;
    throw archiveTooLarge(file.uploadName, refusal);
  }
}

export function decompressedSizeTooLarge(uploadName: string, { maxDecompressedBytes }: DecompressionLimits) {
  return archiveTooLarge(uploadName, `unpacks to more than ${inUnits(maxDecompressedBytes)}.`);
}

function inUnits(bytes: number): string {
  return bytes >= 1024 ** 3 ? `${Math.round(bytes / 1024 ** 3)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
