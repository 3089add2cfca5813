import { appendImportUpload, type Import } from '@app/contract/imports';
import { callEndpoint } from '#lib/api.ts';
import { hasErrorCode } from '#lib/api-error.ts';
import { t } from './imports.messages.ts';
import { UnsendableFilesError } from './pack-files.ts';

const SMALLEST_PIECE_BYTES = 256 * 1024;
const LARGEST_PIECE_BYTES = 8 * 1024 * 1024;
/**
 * If a piece took less time than this, the next piece is larger. On a slow connection pieces stay small, so that
 * progress is visible.
 */
const PIECE_MS = 400;
const MAX_ATTEMPTS = 4;

export interface SendFilesOptions {
  signal: AbortSignal;
  /** Called after every piece, with the total bytes received by the server. */
  onProgress: (sentBytes: number) => void;
  /** Waits before the next attempt after a lost connection. */
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * Uploads the files of an announced import in pieces, each from the server's offset, so that a lost connection or a
 * reload loses at most one piece. Returns the import after the last piece.
 */
export async function sendFiles(record: Import, files: readonly File[], options: SendFilesOptions): Promise<Import> {
  let latest = record;
  for (const [index, file] of files.entries()) {
    let pieceBytes = SMALLEST_PIECE_BYTES;
    let offset = latest.files[index]?.bytesReceived ?? 0;
    while (offset < file.size) {
      const startedAt = performance.now();
      const outcome = await sendPiece(latest, { index, file, offset, size: pieceBytes }, options);
      if ('continueAt' in outcome) {
        offset = outcome.continueAt;
        continue;
      }
      latest = outcome.record;
      offset = latest.files[index]?.bytesReceived ?? offset + pieceBytes;
      options.onProgress(latest.files.reduce((sum, { bytesReceived }) => sum + bytesReceived, 0));
      if (performance.now() - startedAt < PIECE_MS) pieceBytes = Math.min(pieceBytes * 2, LARGEST_PIECE_BYTES);
    }
  }
  return latest;
}

interface Piece {
  /** The position of the file in the import. */
  index: number;
  file: File;
  offset: number;
  size: number;
}

async function sendPiece(
  record: Import,
  { index, file, offset, size }: Piece,
  { signal, pause }: SendFilesOptions,
): Promise<{ record: Import } | { continueAt: number }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const updated = await callEndpoint(appendImportUpload, {
        params: { id: record.id },
        query: { file: index },
        headers: { 'Upload-Offset': String(offset) },
        body: file.slice(offset, offset + size),
        signal,
      });
      return { record: updated };
    } catch (error) {
      // An earlier attempt arrived although its response was lost: continue at the server's offset.
      const received = hasErrorCode(error, 'imports.offset_mismatch') ? bytesReceived(error.details) : undefined;
      if (received !== undefined && received !== offset) return { continueAt: received };
      // fetch reports a lost connection as a TypeError; any other error is a response of the server or an abort.
      if (!(error instanceof TypeError)) throw error;
      if (!(await isReadable(file, offset))) throw new UnsendableFilesError(t('fileChanged', { name: file.name }));
      if (attempt === MAX_ATTEMPTS) throw error;
      await pause(500 * 2 ** attempt);
    }
  }
}

/**
 * Whether the file can still be read. A file that was changed or removed after it was chosen cannot, and fetch reports
 * this like a lost connection.
 */
async function isReadable(file: File, offset: number): Promise<boolean> {
  try {
    await file.slice(offset, offset + 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function bytesReceived(details: unknown): number | undefined {
  if (typeof details !== 'object' || details === null || !('bytesReceived' in details)) return undefined;
  return typeof details.bytesReceived === 'number' ? details.bytesReceived : undefined;
}
