import { AppError } from '#platform/app-error.ts';
import { writeHashed } from './hashed-file.ts';
import { readableTools } from './readable-tools.ts';
import { describeInvalidExport } from './read-export.errors.ts';
import type { ImportCursor, KeptFileTarget, SkippedItem } from './read-export.types.ts';

/** The whole upload is in an unknown format. The upload or its parts are listed as skipped already. */
export class UnknownFormatError extends AppError {
  constructor(name: string, why: string) {
    super({ code: 'imports.not_an_export', message: describeInvalidExport(name, why) });
  }
}

/** The compression ratio does not matter up to this decompressed size. */
const MIN_SIZE_FOR_RATIO = 1024 * 1024;
/** The largest ratio of decompressed to compressed size. Only files made to use up the space are compressed more. */
const MAX_RATIO = 100;

/**
 * The receipt item for a file in an unknown format. While there is space, the file is also written to `keptFileTarget`,
 * and its size is subtracted there.
 */
export async function toUnknownItem(
  file: { name: string; read: () => AsyncIterable<Buffer>; compressedSize?: number },
  cursor: ImportCursor,
  keptFileTarget: KeptFileTarget | undefined,
): Promise<SkippedItem> {
  const item = { type: 'skipped', item: file.name, code: 'unknown_format', cursor } as const;
  const notRead = `This file has an unknown format. Nothing was imported from it. ${readableTools}`;
  if (!keptFileTarget) return { ...item, reason: notRead };
  const { remaining, directory } = keptFileTarget;
  const maxDecompressed = Math.max(MIN_SIZE_FOR_RATIO, MAX_RATIO * (file.compressedSize ?? Infinity));
  const keptFile =
    remaining.files > 0 ? await writeHashed(file.read(), directory, Math.min(remaining.bytes, maxDecompressed)) : null;
  if (keptFile === null) return { ...item, reason: maxDecompressed < remaining.bytes ? tooCompressed : noSpaceLeft };
  remaining.files -= 1;
  remaining.bytes -= keptFile.size;
  return { ...item, reason: notRead, keptFile };
}

/** Shown after the name of an upload of which no part has a known format. */
export const unknownUpload = 'No conversations in a known format were found in it.';

export const noSpaceLeft =
  'This file has an unknown format, and there is not enough storage to keep it. Nothing was imported from it.';

const tooCompressed = `This file has an unknown format and unpacks to more than ${MAX_RATIO} times its size, so it was not kept. Nothing was imported from it.`;

/** For a ZIP inside of an upload, if its name does not end in .zip. The ZIP is neither read nor kept. */
export const unopenedZip = {
  code: 'unreadable_file',
  reason: 'This ZIP file inside the upload is not named .zip and was not opened. Please upload it separately.',
} as const;
