import { appendImportUpload, type Import } from '@app/contract/imports';
import { callEndpoint } from '#lib/api.ts';
import { hasErrorCode } from '#lib/api-error.ts';

const smallestPiece = 256 * 1024;
const largestPiece = 8 * 1024 * 1024;
/** A piece that took less than this is followed by a larger one, so that progress stays visible on any connection. */
const pieceMilliseconds = 400;
const attempts = 4;

export interface SendFilesOptions {
  signal: AbortSignal;
  /** Called after every piece, with the total bytes received by the server. */
  onProgress: (sentBytes: number) => void;
  /** Delays between attempts after a lost connection, in milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * Uploads the files of an announced import in pieces, each from the server's offset, so that a lost connection or a
 * reload loses at most one piece. Returns the import after the last piece.
 */
export async function sendFiles(record: Import, files: readonly File[], options: SendFilesOptions): Promise<Import> {
  let latest = record;
  for (const [index, file] of files.entries()) {
    let piece = smallestPiece;
    let offset = latest.files[index]?.bytesReceived ?? 0;
    while (offset < file.size) {
      const before = performance.now();
      const outcome = await sendPiece(latest, { index, file, offset, size: piece }, options);
      if ('moveTo' in outcome) {
        offset = outcome.moveTo;
        continue;
      }
      latest = outcome.record;
      offset = latest.files[index]?.bytesReceived ?? offset + piece;
      options.onProgress(latest.files.reduce((sum, { bytesReceived }) => sum + bytesReceived, 0));
      if (performance.now() - before < pieceMilliseconds) piece = Math.min(piece * 2, largestPiece);
    }
  }
  return latest;
}

interface Piece {
  index: number;
  file: File;
  offset: number;
  size: number;
}

async function sendPiece(
  record: Import,
  { index, file, offset, size }: Piece,
  { signal, pause }: SendFilesOptions,
): Promise<{ record: Import } | { moveTo: number }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await callEndpoint(appendImportUpload, {
        params: { id: record.id },
        query: { file: index },
        headers: { 'Upload-Offset': String(offset) },
        body: file.slice(offset, offset + size),
        signal,
      });
      return { record: answer };
    } catch (error) {
      // The piece arrived although its answer was lost: continue at the server's offset.
      const received = hasErrorCode(error, 'imports.offset_mismatch') ? bytesReceived(error.details) : undefined;
      if (received !== undefined && received !== offset) return { moveTo: received };
      // fetch reports a lost connection as a TypeError; anything else is an answer or an abort.
      if (!(error instanceof TypeError) || attempt === attempts) throw error;
      await pause(500 * 2 ** attempt);
    }
  }
}

function bytesReceived(details: unknown): number | undefined {
  if (typeof details !== 'object' || details === null || !('bytesReceived' in details)) return undefined;
  return typeof details.bytesReceived === 'number' ? details.bytesReceived : undefined;
}
