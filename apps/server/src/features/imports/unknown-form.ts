import { AppError } from '#platform/app-error.ts';
import { writeHashed } from './hashed-file.ts';
import { describeMistaken } from './read-export.errors.ts';
import type { ImportCursor, Keeping, SkippedItem } from './read-export.types.ts';

/** An upload as a whole is in no form we know; the receipt lists it, or its parts, already. */
export class UnknownForm extends AppError {
  constructor(name: string, why: string) {
    super({ code: 'imports.not_an_export', message: describeMistaken(name, why) });
  }
}

/** Below this a file may be packed as tightly as it likes. */
const alwaysKept = 1024 * 1024;
/** Unpacked by packed size of what is kept: nothing that anybody wrote is packed so tightly, and it would eat up the room. */
const mostRatio = 100;

/**
 * A file that holds something in no form we know: never guessed, never passed over in silence, kept as it came as long as
 * there is room, of which it takes what it needs.
 */
export async function toUnknownItem(
  file: { name: string; read: () => AsyncIterable<Buffer>; packedSize?: number },
  cursor: ImportCursor,
  keeping: Keeping | undefined,
): Promise<SkippedItem> {
  const item = { type: 'skipped', item: file.name, code: 'unknown_format', cursor } as const;
  const nothing = 'This file is in a form we do not know. Nothing was taken from it.';
  if (!keeping) return { ...item, reason: nothing };
  const { room, directory } = keeping;
  const mostUnpacked = Math.max(alwaysKept, mostRatio * (file.packedSize ?? Infinity));
  const kept = room.files > 0 ? await writeHashed(file.read(), directory, Math.min(room.bytes, mostUnpacked)) : null;
  if (kept === null) return { ...item, reason: mostUnpacked < room.bytes ? tooTightToKeep : noRoomToKeep };
  room.files -= 1;
  room.bytes -= kept.size;
  return { ...item, reason: nothing, kept };
}

export const noRoomToKeep =
  'This file is in a form we do not know, and there is no room to keep it. Nothing was taken from it.';

const tooTightToKeep = `This file is in a form we do not know and unpacks to more than ${mostRatio} times its size, so it was not kept. Nothing was taken from it.`;

/** An archive in an upload that is not called one: it is neither read nor kept. */
export const unopenedZip = {
  code: 'unreadable_file',
  reason: 'This ZIP file inside of the upload is not called .zip and was not opened. Please drop it by itself.',
} as const;
