import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { readTextdoc, withTextdoc } from '@app/formats/providers/chatgpt-textdocs';
import type { ExportAssets } from './export-assets.ts';

const MAX_BYTES = 16 * 1024 * 1024;

export function isTextdoc(path: string): boolean {
  return /(^|\/)textdocs\//i.test(path);
}

/** The canvases of a ChatGPT export. Each is a file in the folder textdocs/, named by the id of the canvas. */
export class Textdocs {
  readonly #assets: ExportAssets;
  /** Paths of files whose text became part of a conversation, so that they are not read as conversations. */
  readonly #used = new Set<string>();

  constructor(assets: ExportAssets) {
    this.#assets = assets;
  }

  isUsed(path: string): boolean {
    return this.#used.has(path);
  }

  /** The conversation with the canvases' texts as the latest versions of its documents. */
  async withCanvasTexts(conversation: ParsedConversation): Promise<ParsedConversation> {
    let complete = conversation;
    for (const { kind, sourceId } of conversation.documents ?? []) {
      const asset = kind === 'canvas' ? this.#assets.find(sourceId) : undefined;
      if (asset === undefined || !isTextdoc(asset.entry.name) || asset.entry.size > MAX_BYTES) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of asset.archive.read(asset.entry)) chunks.push(Buffer.from(chunk));
      this.#used.add(asset.entry.name);
      complete = withTextdoc(complete, sourceId, readTextdoc(Buffer.concat(chunks).toString()));
    }
    return complete;
  }
}
