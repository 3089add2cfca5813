import type { AttachmentsService } from '#features/files/attachments.service.ts';

const ADDRESS = /\/api\/attachments\/[A-Za-z0-9_-]{43}/g;
/** Tables whose `id_hash` is the key of a file. */
const TABLES_WITH_FILES: ReadonlySet<string> = new Set(['attachments', 'chat_files']);
const PORTABLE_REFERENCE = /"attachment:([0-9a-f]{64})"/g;

type AttachmentAddresses = Pick<AttachmentsService, 'addressOf' | 'idHashOfContent'>;

/**
 * Converts references to files between an account and a backup. The address of a file and its `id_hash`, a hash of its
 * id, are valid only in one account of one instance. A backup has the SHA-256 of the file instead of both.
 */
export function createPortableFiles(attachments: AttachmentAddresses, userId: string, fileHashes: Iterable<string>) {
  const hashes = [...fileHashes];
  const byAddress = new Map(hashes.map((hash) => [attachments.addressOf(userId, hash), `attachment:${hash}`]));
  const byIdHash = new Map(hashes.map((hash) => [attachments.idHashOfContent(userId, hash), hash]));
  const knownHashes = new Set(hashes);
  return {
    /** Converts a row of the account; undefined for a row whose file is lost. */
    toBackup: (table: string, line: string): string | undefined => {
      if (table === 'messages') return line.replaceAll(ADDRESS, (address) => byAddress.get(address) ?? address);
      if (!TABLES_WITH_FILES.has(table)) return line;
      const row = JSON.parse(line) as { id_hash: string };
      const hash = byIdHash.get(row.id_hash);
      return hash === undefined ? undefined : JSON.stringify({ ...row, id_hash: hash });
    },
    /** Converts a row of the backup. */
    toAccount: (table: string, line: string): string => {
      if (table === 'messages') {
        return line.replaceAll(PORTABLE_REFERENCE, (reference, hash: string) =>
          knownHashes.has(hash) ? `"${attachments.addressOf(userId, hash)}"` : reference,
        );
      }
      if (!TABLES_WITH_FILES.has(table)) return line;
      const row = parseFileRow(line);
      // An invalid row stays as it is, and is refused when it is checked.
      return row === undefined
        ? line
        : JSON.stringify({ ...row, id_hash: attachments.idHashOfContent(userId, row.id_hash) });
    },
  };
}

export type PortableFiles = ReturnType<typeof createPortableFiles>;

/** Parses a row of a table with files; undefined for an invalid row. */
function parseFileRow(line: string): { id_hash: string } | undefined {
  try {
    const row = JSON.parse(line) as { id_hash?: unknown } | null;
    const fileHash = row?.id_hash;
    return typeof fileHash === 'string' && /^[0-9a-f]{64}$/.test(fileHash) ? { ...row, id_hash: fileHash } : undefined;
  } catch {
    return undefined;
  }
}
