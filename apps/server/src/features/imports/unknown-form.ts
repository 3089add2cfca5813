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

/** A file that holds something in no form we know: never guessed, never passed over in silence, kept as it came. */
export async function toUnknownItem(
  file: { name: string; read: () => AsyncIterable<Buffer> },
  cursor: ImportCursor,
  keeping: Keeping | undefined,
): Promise<SkippedItem> {
  const item = { type: 'skipped', item: file.name, code: 'unknown_format', cursor } as const;
  const kept = keeping && (await writeHashed(file.read(), keeping.directory, keeping.maxBytes));
  if (kept === null) return { ...item, reason: 'This file is in a form we do not know, and too large to be kept.' };
  const reason = 'This file is in a form we do not know. Nothing was taken from it.';
  return { ...item, reason, ...(kept && { kept }) };
}

export const noRoomToKeep =
  'This file is in a form we do not know, and there is no room left to keep it. Remove kept files of other imports first.';
