import type { ConversationSource } from '@app/contract/conversations';
import type { DocumentKind } from '@app/contract/documents';

/**
 * The common format all exports are converted to. Plain data, because it is sent between threads. Texts contain no NUL
 * and no lone surrogates, which a database refuses. Times are milliseconds since 1970.
 */
export type ImportSource = Exclude<ConversationSource, 'chat'>;

export interface ParsedConversation {
  source: ImportSource;
  /**
   * The provider's own id: importing again finds the same conversation by (source, sourceId). If the record has none it
   * is derived from how the conversation begins (`isDerivedId`), and several conversations may share it.
   */
  sourceId: string;
  /** Trimmed, one line, at most 300 characters; derived from the first question if the export has none. */
  title: string | null;
  createdAt: number | null;
  updatedAt: number | null;
  isArchived: boolean;
  isPinned: boolean;
  /** The provider's id of the project or folder it was in. */
  projectId: string | null;
  projectName: string | null;
  /** The custom assistant it was had with, such as a custom GPT or a character; undefined for the provider's own. */
  assistantName?: string;
  /** The last message of the branch the provider showed; a sourceId of `messages`. */
  activeLeafSourceId: string;
  /** All branches, never empty, parents before their children, versions of one message in the provider's order. */
  messages: ParsedMessage[];
  /** In the order they appear; undefined without any. */
  documents?: ParsedDocument[];
  /** Equal if and only if everything above is equal: detects changes without a comparison. */
  contentHash: string;
}

export interface ParsedMessage {
  /** The provider's id, unique in its conversation. */
  sourceId: string;
  /** The nearest visible message above. */
  parentSourceId: string | null;
  role: 'user' | 'assistant';
  /** The text, as Markdown; empty if there are only blocks. */
  content: string;
  /** In the order they are shown, including the texts of `content`. Undefined if `content` is everything. */
  blocks?: ParsedBlock[];
  /** Its own time, else that of a neighbour, else of the conversation. */
  createdAt: number | null;
  model?: string;
  /** The answer broke off or was stopped. */
  isInterrupted?: true;
}

export type ParsedBlock =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  /** Code that was run, or a document the assistant wrote (then with a title). */
  | { type: 'code'; text: string; language: string | null; title?: string }
  /** The result of running code or of a tool. */
  | { type: 'output'; text: string; tool?: string }
  /** A tool call; `input` is text or JSON. */
  | { type: 'tool_call'; tool: string; input: string }
  | AttachmentBlock
  /** Content this version does not know, kept as indented JSON. */
  | { type: 'raw'; label: string; json: string };

/** A text or a generated picture that belongs to the conversation. */
export interface ParsedDocument {
  /** The provider's id, else one derived from the title; unique in the conversation. */
  sourceId: string;
  kind: DocumentKind;
  /** One line, at most 300 characters. */
  title: string;
  mimeType: string;
  /** Oldest first, never empty; one differs from the one before. */
  versions: ParsedDocumentVersion[];
}

export interface ParsedDocumentVersion {
  /** Empty for a picture. */
  text: string;
  createdAt: number | null;
  /** The message that made it; null if it belongs to the conversation as a whole. */
  messageSourceId: string | null;
  /** Of a picture: the provider's id of its file. */
  assetId?: string | null | undefined;
  /** Of a picture: its bytes, once they were found in the archive; not part of the content hash. */
  file?: AssetFile | undefined;
}

/** A file named in the export. Its bytes may be in the archive, or nowhere. */
export interface AttachmentBlock {
  type: 'attachment';
  name: string;
  mimeType: string | null;
  /** Bytes. */
  size: number | null;
  /** The provider's id of the file; the name of the archive's entry begins with it. */
  assetId: string | null;
  /** The text the provider extracted. */
  text?: string;
  /** Its bytes, once they were found in the archive; not part of the content hash. */
  file?: AssetFile;
  /** The URL of its bytes, once they are stored. */
  url?: string;
}

export interface AssetFile {
  /** SHA-256 of the bytes, and the name of the file in the directory of assets. */
  hash: string;
  /** Bytes. */
  size: number;
}
