import type { AttachmentsService } from '#features/files/attachments.service.ts';

const ADDRESS = /\/api\/attachments\/[A-Za-z0-9_-]{43}/g;
const PORTABLE = /"attachment:([0-9a-f]{64})"/g;

type Names = Pick<AttachmentsService, 'addressOf' | 'idHashOf'>;

/**
 * How rows speak of attachments in a backup. An address belongs to one account of one instance; in an archive the
 * SHA-256 of the file stands in its place.
 */
export function createPortableFiles(attachments: Names, userId: string, fileHashes: Iterable<string>) {
  const hashes = [...fileHashes];
  const byAddress = new Map(hashes.map((hash) => [attachments.addressOf(userId, hash), `attachment:${hash}`]));
  const byIdHash = new Map(hashes.map((hash) => [attachments.idHashOf(userId, hash), hash]));
  const known = new Set(hashes);
  return {
    /** A row as it stands in an archive; undefined for a use of a file that is lost. */
    toArchive: (table: string, line: string): string | undefined => {
      if (table === 'messages') return line.replaceAll(ADDRESS, (address) => byAddress.get(address) ?? address);
      if (table !== 'attachments') return line;
      const row = JSON.parse(line) as { id_hash: string };
      const hash = byIdHash.get(row.id_hash);
      return hash === undefined ? undefined : JSON.stringify({ ...row, id_hash: hash });
    },
    /** The same row as this account writes it. */
    toAccount: (table: string, line: string): string => {
      if (table === 'messages') {
        return line.replaceAll(PORTABLE, (all, hash: string) =>
          known.has(hash) ? `"${attachments.addressOf(userId, hash)}"` : all,
        );
      }
      if (table !== 'attachments') return line;
      const row = parseAttachment(line);
      // What is none stays as it is, and is refused when the row is checked.
      return row === undefined ? line : JSON.stringify({ ...row, id_hash: attachments.idHashOf(userId, row.id_hash) });
    },
  };
}

export type PortableFiles = ReturnType<typeof createPortableFiles>;

/** Undefined for anything but a row with the SHA-256 of a file. */
function parseAttachment(line: string): { id_hash: string } | undefined {
  try {
    const row = JSON.parse(line) as { id_hash?: unknown } | null;
    const fileHash = row?.id_hash;
    return typeof fileHash === 'string' && /^[0-9a-f]{64}$/.test(fileHash) ? { ...row, id_hash: fileHash } : undefined;
  } catch {
    return undefined;
  }
}
