import { AppError } from '#platform/app-error.ts';
import { writeHashed } from './hashed-file.ts';
import { readableTools } from './readable-tools.ts';
import { describeInvalidExport } from './read-export.errors.ts';
import type { ImportCursor, Keeping, SkippedItem } from './read-export.types.ts';

/** An upload as a whole is in an unknown format. It, or its parts, are listed as skipped already. */
export class UnknownFormat extends AppError {
  constructor(name: string, why: string) {
    super({ code: 'imports.not_an_export', message: describeInvalidExport(name, why) });
  }
}

/** The compression ratio does not matter up to this unpacked size. */
const MIN_SIZE_FOR_RATIO = 1024 * 1024;
/** Unpacked by packed size. Real files are never compressed so much, and such a file would use up the user's space. */
const MAX_RATIO = 100;

/**
 * The item for a file in an unknown format: nothing is guessed, nothing is ignored silently. The file is kept as it came
 * while there is space, which it reduces in `keeping`.
 */
export async function toUnknownItem(
  file: { name: string; read: () => AsyncIterable<Buffer>; packedSize?: number },
  cursor: ImportCursor,
  keeping: Keeping | undefined,
): Promise<SkippedItem> {
  const item = { type: 'skipped', item: file.name, code: 'unknown_format', cursor } as const;
  const nothing = `This file has an unknown format. Nothing was imported from it. ${readableTools}`;
  if (!keeping) return { ...item, reason: nothing };
  const { remaining, directory } = keeping;
  const maxUnpacked = Math.max(MIN_SIZE_FOR_RATIO, MAX_RATIO * (file.packedSize ?? Infinity));
  const kept =
    remaining.files > 0 ? await writeHashed(file.read(), directory, Math.min(remaining.bytes, maxUnpacked)) : null;
  if (kept === null) return { ...item, reason: maxUnpacked < remaining.bytes ? tooCompressed : noSpaceLeft };
  remaining.files -= 1;
  remaining.bytes -= kept.size;
  return { ...item, reason: nothing, kept };
}

/** For an upload as a whole, after its name. */
export const unknownUpload = `No conversations in a known format were found. ${readableTools}`;

export const noSpaceLeft =
  'This file has an unknown format, and there is not enough storage to keep it. Nothing was imported from it.';

const tooCompressed = `This file has an unknown format and unpacks to more than ${MAX_RATIO} times its size, so it was not kept. Nothing was imported from it.`;

/** An archive inside of an upload without the ending .zip: it is neither read nor kept. */
export const unopenedZip = {
  code: 'unreadable_file',
  reason: 'This ZIP file inside the upload is not named .zip and was not opened. Please drop it separately.',
} as const;
