import type { ArchiveAsset, ArchiveAssets } from './archive/archive-assets.ts';
import type { AssetFile, AttachmentBlock, ParsedConversation } from './formats/conversation-tree.ts';
import { writeHashed } from './hashed-file.ts';

/** The largest file that is kept. */
const maxBytes = 512 * 1024 * 1024;

/** Unpacks the files that conversations show, each once, into a folder where they are called by the hash of their bytes. */
export class AssetUnpacker {
  readonly #assets: ArchiveAssets;
  readonly #directory: string;
  readonly #unpacked = new Map<ArchiveAsset['entry'], AssetFile | null>();

  constructor(assets: ArchiveAssets, directory: string) {
    this.#assets = assets;
    this.#directory = directory;
  }

  /** Notes in the conversation's attachments where their bytes are. What cannot be read stays a named placeholder. */
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
    if (entry.size > maxBytes || entry.size === 0) return null;
    return writeHashed(archive.read(entry), this.#directory, maxBytes).catch(() => null);
  }
}

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Where only the kind is known the name may say more. */
function toExactType(type: string | null, name: string): string | null {
  if (type !== null && !type.endsWith('/*')) return type;
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? type;
}
