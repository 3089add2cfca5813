import type { ArchiveAsset, ArchiveAssets } from './archive/archive-assets.ts';
import type { AssetFile, AttachmentBlock, ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { writeHashed } from './hashed-file.ts';

/** Larger files are not stored. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Unpacks the files of attachments, each once, into a directory where they are named by their hash. */
export class AssetUnpacker {
  readonly #assets: ArchiveAssets;
  readonly #directory: string;
  readonly #unpacked = new Map<ArchiveAsset['entry'], AssetFile | null>();

  constructor(assets: ArchiveAssets, directory: string) {
    this.#assets = assets;
    this.#directory = directory;
  }

  /** Sets the files of a conversation's attachments. An attachment whose file cannot be read keeps only its name. */
  async unpack(conversation: ParsedConversation): Promise<void> {
    for (const { blocks } of conversation.messages) {
      for (const block of blocks ?? []) if (block.type === 'attachment') await this.#fill(block);
    }
  }

  async #fill(block: AttachmentBlock): Promise<void> {
    const asset = block.assetId === null ? undefined : this.#assets.find(block.assetId);
    if (!asset) return;
    const known = this.#unpacked.get(asset.entry);
    const file = known === undefined ? await this.#write(asset) : known;
    this.#unpacked.set(asset.entry, file);
    if (!file) return;
    block.file = file;
    block.mimeType = toExactType(block.mimeType, asset.entry.name);
  }

  async #write({ archive, entry }: ArchiveAsset): Promise<AssetFile | null> {
    if (entry.size > MAX_BYTES || entry.size === 0) return null;
    return writeHashed(archive.read(entry), this.#directory, MAX_BYTES).catch(() => null);
  }
}

const MIME_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The ending of the name gives the exact type if only the kind is known. */
function toExactType(type: string | null, name: string): string | null {
  if (type !== null && !type.endsWith('/*')) return type;
  return MIME_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? type;
}
