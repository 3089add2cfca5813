import type { ExportAsset, ExportAssets } from '../unpacking/export-assets.ts';
import type {
  AssetFile,
  AttachmentBlock,
  ParsedConversation,
  ParsedDocument,
} from '@app/formats/conversation/conversation-tree';
import { writeHashed } from './hashed-file.ts';

/** Larger files are not stored. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Unpacks the files of attachments, without duplicates, into a directory where they are named by their hash. */
export class AssetUnpacker {
  readonly #assets: ExportAssets;
  readonly #directory: string;
  readonly #unpacked = new Map<ExportAsset['entry'], AssetFile | null>();

  constructor(assets: ExportAssets, directory: string) {
    this.#assets = assets;
    this.#directory = directory;
  }

  /**
   * Sets the files of a conversation's attachments and generated pictures. An attachment whose file is missing, empty,
   * damaged or too large keeps only its name. Throws errors of the system, such as a full disk.
   */
  async unpack(conversation: ParsedConversation): Promise<void> {
    for (const { blocks } of conversation.messages) {
      for (const block of blocks ?? []) if (block.type === 'attachment') await this.#fill(block);
    }
    for (const document of conversation.documents ?? [])
      if (document.kind === 'image') await this.#fillPicture(document);
  }

  async #fillPicture(document: ParsedDocument): Promise<void> {
    for (const version of document.versions) {
      const found = await this.#find(version.assetId ?? null);
      if (found === null) continue;
      version.file = found.file;
      document.mimeType = toExactType(document.mimeType, found.name);
    }
  }

  async #fill(block: AttachmentBlock): Promise<void> {
    const found = await this.#find(block.assetId);
    if (found === null) return;
    block.file = found.file;
    block.mimeType = toExactType(block.mimeType, found.name);
  }

  async #find(assetId: string | null): Promise<{ file: AssetFile; name: string } | null> {
    const asset = assetId === null ? undefined : this.#assets.find(assetId);
    if (!asset) return null;
    const known = this.#unpacked.get(asset.entry);
    const file = known === undefined ? await this.#write(asset) : known;
    this.#unpacked.set(asset.entry, file);
    return file && { file, name: asset.entry.name };
  }

  async #write({ archive, entry }: ExportAsset): Promise<AssetFile | null> {
    if (entry.size > MAX_BYTES || entry.size === 0) return null;
    return writeHashed(archive.read(entry), this.#directory, MAX_BYTES).catch((error: unknown) => {
      // Errors of the system, such as a full disk, end the import. Others are damaged entries of the archive.
      if (error instanceof Error && 'syscall' in error) throw error;
      return null;
    });
  }
}

const MIME_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The type by the file's extension, if the export names no type or only a kind such as image/*. */
function toExactType<Type extends string | null>(type: Type, name: string): Type | string {
  if (type !== null && !type.endsWith('/*')) return type;
  return MIME_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? type;
}
