import type { Provider } from '@app/contract/providers';
import type { DocumentKind } from '@app/contract/documents';

/** The provider whose export a conversation comes from. */
export type ImportSource = Provider;

/**
 * The common format all exports are converted to. Plain data, because it is sent between threads. Texts contain no NUL
 * and no lone surrogates, which a database refuses. Times are milliseconds since 1970.
 */
export interface ParsedConversation {
  source: ImportSource;
  /**
   * The provider's own id: a second import finds the same conversation by (source, sourceId). For a record without an
   * id, one is derived from how the conversation begins (`isDerivedId`), and several conversations may share that id.
   */
  sourceId: string;
  /** Trimmed, one line, at most 300 characters; derived from the first question if the export has none. */
  title: string | null;
  /** The export gives no title of its own, or one such as 'New chat'. */
  isUntitled?: true;
  createdAt: number | null;
  updatedAt: number | null;
  isArchived: boolean;
  isPinned: boolean;
  /** The provider's id of the conversation's project or folder. */
  projectId: string | null;
  projectName: string | null;
  /** The conversation's custom assistant, such as a custom GPT or a character; undefined for the provider's own one. */
  assistantName?: string;
  /** The last message of the branch the provider showed; a sourceId of `messages`. */
  activeLeafSourceId: string;
  /** All branches, never empty, parents before their children, versions of one message in the provider's order. */
  messages: ParsedMessage[];
  /** In the order they appear; undefined if there are none. */
  documents?: ParsedDocument[];
  /** Equal if and only if all fields above are equal: detects changes without comparing them. */
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
  /** The message's own time, else that of its parent or its earliest child, else that of the conversation. */
  createdAt: number | null;
  model?: string;
  /** The reply broke off or was stopped. */
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
  /** Oldest first, never empty; each version differs from the previous one. */
  versions: ParsedDocumentVersion[];
}

export interface ParsedDocumentVersion {
  /** Empty for a picture. */
  text: string;
  createdAt: number | null;
  /** The message that wrote the version; null if the document belongs to the conversation as a whole. */
  messageSourceId: string | null;
  /** For a picture: the provider's id of its file. */
  assetId?: string | null | undefined;
  /** For a picture: its file, once it was found in the upload; not part of the content hash. */
  file?: AssetFile | undefined;
}

/** A file named in the export. Its bytes may be among the uploaded files, or nowhere. */
export interface AttachmentBlock {
  type: 'attachment';
  name: string;
  mimeType: string | null;
  /** Bytes. */
  size: number | null;
  /** The provider's id of the file; the name of the uploaded file begins with it. */
  assetId: string | null;
  /** The text the provider extracted. */
  text?: string;
  /** The file itself, once it was found in the upload; not part of the content hash. */
  file?: AssetFile;
  /** Where the bytes can be fetched, once they are stored. */
  url?: string;
}

export interface AssetFile {
  /** SHA-256 of the bytes; also the file's name in the asset directory. */
  hash: string;
  /** Bytes. */
  size: number;
}
