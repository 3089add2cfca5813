import type { AttachmentsService } from '#features/files/attachments.service.ts';

const ADDRESS = /\/api\/attachments\/[A-Za-z0-9_-]{43}/g;
const PORTABLE = /"attachment:([0-9a-f]{64})"/g;

type Names = Pick<AttachmentsService, 'addressOf' | 'idHashOf'>;

/**
 * Converts references to attachments between an account and a backup. An address is valid only for one account of one
 * instance; a backup has the SHA-256 of the file instead.
 */
export function createPortableFiles(attachments: Names, userId: string, fileHashes: Iterable<string>) {
  const hashes = [...fileHashes];
  const byAddress = new Map(hashes.map((hash) => [attachments.addressOf(userId, hash), `attachment:${hash}`]));
  const byIdHash = new Map(hashes.map((hash) => [attachments.idHashOf(userId, hash), hash]));
  const known = new Set(hashes);
  return {
    /** A row as in a backup; undefined for the use of a lost file. */
    toBackup: (table: string, line: string): string | undefined => {
      if (table === 'messages') return line.replaceAll(ADDRESS, (address) => byAddress.get(address) ?? address);
      if (table !== 'attachments') return line;
      const row = JSON.parse(line) as { id_hash: string };
      const hash = byIdHash.get(row.id_hash);
      return hash === undefined ? undefined : JSON.stringify({ ...row, id_hash: hash });
    },
    /** A row of a backup as in this account. */
    toAccount: (table: string, line: string): string => {
      if (table === 'messages') {
        return line.replaceAll(PORTABLE, (all, hash: string) =>
          known.has(hash) ? `"${attachments.addressOf(userId, hash)}"` : all,
        );
      }
      if (table !== 'attachments') return line;
      const row = parseAttachment(line);
      // An invalid row stays as it is, and is refused when it is checked.
      return row === undefined ? line : JSON.stringify({ ...row, id_hash: attachments.idHashOf(userId, row.id_hash) });
    },
  };
}

export type PortableFiles = ReturnType<typeof createPortableFiles>;

/** Undefined for an invalid row. */
function parseAttachment(line: string): { id_hash: string } | undefined {
  try {
    const row = JSON.parse(line) as { id_hash?: unknown } | null;
    const fileHash = row?.id_hash;
    return typeof fileHash === 'string' && /^[0-9a-f]{64}$/.test(fileHash) ? { ...row, id_hash: fileHash } : undefined;
  } catch {
    return undefined;
  }
}
