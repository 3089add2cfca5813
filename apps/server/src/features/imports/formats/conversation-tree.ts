import type { ConversationSource } from '@app/contract/conversations';

/**
 * What every export format is turned into. Plain data (numbers, strings, arrays): it crosses a thread boundary.
 * Texts hold no NUL and no lone surrogate, so a database takes them as they are. Times are milliseconds since 1970.
 */
export type ImportSource = Exclude<ConversationSource, 'chat'>;

export interface ParsedConversation {
  source: ImportSource;
  /** The provider's own id: importing again finds the same conversation by (source, sourceId). */
  sourceId: string;
  /** Trimmed, one line, at most 300 characters; made from the first question where the export has none. */
  title: string | null;
  createdAt: number | null;
  updatedAt: number | null;
  isArchived: boolean;
  isPinned: boolean;
  /** The provider's id of the project or folder it was in. */
  projectId: string | null;
  projectName: string | null;
  /** The last message of the branch the provider showed; a sourceId of `messages`. */
  activeLeafSourceId: string;
  /** All branches, never empty, parents before their children, versions of one message in the provider's order. */
  messages: ParsedMessage[];
  /** Equal exactly when everything above is equal: tells unchanged from updated without a comparison. */
  contentHash: string;
}

export interface ParsedMessage {
  /** The provider's id, unique in its conversation. */
  sourceId: string;
  /** Already linked past hidden messages. */
  parentSourceId: string | null;
  role: 'user' | 'assistant';
  /** The text somebody wrote, as Markdown; empty when there are only blocks. */
  content: string;
  /** In the order they are shown, the texts of `content` among them. Absent when `content` is all there is. */
  blocks?: ParsedBlock[];
  /** Its own time, else its neighbour's, else the conversation's. */
  createdAt: number | null;
  model?: string;
  /** The answer broke off or was stopped. */
  isInterrupted?: true;
}

export type ParsedBlock =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  /** Code that was run, or a document the assistant wrote beside the conversation (then with a title). */
  | { type: 'code'; text: string; language: string | null; title?: string }
  /** What running code or a tool gave back. */
  | { type: 'output'; text: string; tool?: string }
  /** A call of a tool; `input` is text or JSON. */
  | { type: 'tool_call'; tool: string; input: string }
  | AttachmentBlock
  /** Something this version does not know, kept as it came. `json` is indented JSON. */
  | { type: 'raw'; label: string; json: string };

/** A file named in the export. Its bytes may be in the archive, or nowhere. */
export interface AttachmentBlock {
  type: 'attachment';
  name: string;
  mimeType: string | null;
  /** Bytes. */
  size: number | null;
  /** What the provider calls the file; the archive's entry begins with it. */
  assetId: string | null;
  /** What the provider read out of it. */
  text?: string;
  /** Its bytes, once they were found in the archive; no part of the content hash. */
  file?: AssetFile;
  /** Where its bytes are shown from, once they were stored. */
  url?: string;
}

export interface AssetFile {
  /** SHA-256 of the bytes; the file of that name in the folder of assets holds them. */
  hash: string;
  /** Bytes. */
  size: number;
}
