import { hash } from 'node:crypto';
import type { ParsedBlock, ParsedDocument, ParsedDocumentVersion } from './conversation-tree.ts';
import { type DocumentStep, type DraftBlock, type TextEdit, typeOfLanguage } from './document-step.ts';
import { applyEdits } from './text-edits.ts';

/** The fields of a message that documents are read from. Parents come before their children. */
export interface DocumentSource {
  sourceId: string;
  parentSourceId: string | null;
  createdAt: number | null;
  blocks: readonly DraftBlock[];
}

/** Once a document has this many versions, each new one replaces the latest. */
const MAX_VERSIONS = 200;
/** How many characters all versions made by edits may have together; after that, each edit replaces the latest version. */
const MAX_EDITED_CHARACTERS = 32 * 1024 * 1024;
/** How many messages above an edit are searched for the text that the edit changes. */
const MAX_ANCESTORS = 10_000;
/** The result of a call has at most this many blocks between itself and the call. */
const MAX_BLOCKS_BEFORE_RESULT = 18;
const MAX_TITLE_LENGTH = 300;
const UNTITLED = 'Document';

type WriteStep = Extract<DocumentStep, { act: 'write' }>;

interface CollectedDocument {
  document: ParsedDocument;
  /** The text after each message that changed it, by the message's id. */
  textAfter: Map<string, string>;
}

/**
 * The documents of a conversation with their versions, in the order they appear. A document comes from a block's
 * document step, from code with a title, or from the text of an attachment. An edit changes the text of its own branch.
 */
export function collectDocuments(source: string, messages: readonly DocumentSource[]): ParsedDocument[] {
  const collector = new Collector(messages);
  const seen = new Set<DraftBlock>();
  for (const message of messages) {
    for (const [index, block] of message.blocks.entries()) {
      const step = block.document ?? impliedStep(source, block);
      if (step === undefined || step.act === 'reportId') continue;
      // Several replies to one question can contain the same block objects, for the reasoning they have in common.
      if (seen.has(block)) continue;
      seen.add(block);
      const id = step.id ?? findIdInResult(message.blocks, index);
      if (step.act === 'write') collector.write(message, block, { ...step, id });
      else collector.edit(message, { ...step, id });
    }
  }
  return collector.documents;
}

class Collector {
  readonly #collected = new Map<string, CollectedDocument>();
  readonly #messages: readonly DocumentSource[];
  /** The parent's id of each message; built at the first edit, because most conversations have none. */
  #parents: ReadonlyMap<string, string | null> | undefined;
  #lastWritten: string | undefined;
  #editedCharacters = 0;

  constructor(messages: readonly DocumentSource[]) {
    this.#messages = messages;
  }

  get documents(): ParsedDocument[] {
    return [...this.#collected.values()].map(({ document }) => document);
  }

  write(message: DocumentSource, block: DraftBlock, step: WriteStep): void {
    const text = step.text ?? ('text' in block ? (block.text ?? '') : '');
    const belongsToConversation = step.kind === 'project_file' || step.kind === 'instructions';
    const version: ParsedDocumentVersion = {
      text,
      createdAt: message.createdAt,
      messageSourceId: belongsToConversation ? null : message.sourceId,
      ...(step.kind === 'image' && block.type === 'attachment' && { assetId: block.assetId, file: block.file }),
    };
    const title = titleOf(step.title);
    const key = step.id ?? deriveSourceId(step.kind, title, text);
    const existing = this.#collected.get(key);
    if (existing === undefined) {
      const { kind, mimeType } = step;
      const document = { sourceId: key, kind, title, mimeType, versions: [version] };
      this.#collected.set(key, { document, textAfter: new Map([[message.sourceId, text]]) });
    } else {
      if (title !== UNTITLED) existing.document.title = title;
      if (step.mimeType !== 'text/plain') existing.document.mimeType = step.mimeType;
      addVersion(existing, version);
    }
    if (step.kind === 'canvas' || step.kind === 'artifact') this.#lastWritten = key;
  }

  edit(message: DocumentSource, { id, edits }: Extract<DocumentStep, { act: 'edit' }>): void {
    const key = id !== null && this.#collected.has(id) ? id : (this.#findByText(edits) ?? this.#lastWritten);
    const edited = this.#collected.get(key ?? '');
    if (edited === undefined) return;
    const previousText = this.#findTextAbove(edited, message);
    const text = applyEdits(previousText, edits) ?? previousText;
    edited.textAfter.set(message.sourceId, text);
    if (text === previousText) return;
    this.#editedCharacters += text.length;
    const version = { text, createdAt: message.createdAt, messageSourceId: message.sourceId };
    addVersion(edited, version, { replacesLatest: this.#editedCharacters > MAX_EDITED_CHARACTERS });
  }

  /**
   * For exports without the ids of artifacts: an edit belongs to the newest document that contains the text to replace.
   */
  #findByText([edit]: readonly TextEdit[]): string | undefined {
    if (edit === undefined || !('text' in edit)) return undefined;
    for (const [key, { document }] of [...this.#collected].toReversed()) {
      if (document.versions.at(-1)?.text.includes(edit.text) === true) return key;
    }
    return undefined;
  }

  /** The document's text after the last change at or above this message, else the document's latest version. */
  #findTextAbove({ document, textAfter }: CollectedDocument, { sourceId }: DocumentSource): string {
    this.#parents ??= new Map(this.#messages.map((message) => [message.sourceId, message.parentSourceId]));
    let messageId: string | null | undefined = sourceId;
    for (let steps = 0; typeof messageId === 'string' && steps < MAX_ANCESTORS; steps += 1) {
      const text = textAfter.get(messageId);
      if (text !== undefined) return text;
      messageId = this.#parents.get(messageId);
    }
    return document.versions.at(-1)?.text ?? '';
  }
}

/** Adds a version, unless it equals the latest one. */
function addVersion(
  { document, textAfter }: CollectedDocument,
  version: ParsedDocumentVersion,
  { replacesLatest } = { replacesLatest: false },
): void {
  const { versions } = document;
  if (version.messageSourceId !== null) textAfter.set(version.messageSourceId, version.text);
  const last = versions.at(-1);
  if (last?.text === version.text && last.assetId === version.assetId) return;
  if (replacesLatest || versions.length >= MAX_VERSIONS) versions.pop();
  versions.push(version);
}

/**
 * The document step of a block that has none of its own: code with a title writes a canvas or an artifact, and the text
 * of an attachment writes a file.
 */
function impliedStep(source: string, block: ParsedBlock): DocumentStep | undefined {
  const kind = source === 'chatgpt' ? 'canvas' : 'artifact';
  if (block.type === 'code' && block.title !== undefined) {
    return { act: 'write', id: null, kind, title: block.title, mimeType: typeOfLanguage(block.language, block.text) };
  }
  if (block.type === 'attachment' && block.text !== undefined && block.text.trim() !== '') {
    return { act: 'write', id: null, kind: 'file', title: block.name, mimeType: textTypeOf(block) };
  }
  return undefined;
}

/** The media type of an attachment's extracted text: the file's own type if the file is a text, else plain text. */
export function textTypeOf({ name, mimeType }: { name: string; mimeType: string | null }): string {
  const type = mimeType?.toLowerCase() ?? '';
  if (/^(text\/|application\/(json|xml|javascript))/.test(type) && type !== 'text/plain') return type;
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
  if (ending === null || type.startsWith('application/') || /^(pdf|docx?|xlsx?|pptx?|odt|rtf|epub)$/.test(ending)) {
    return 'text/plain';
  }
  return typeOfLanguage(ending, '');
}

/** The document id in the result that follows a call; null if another call comes first. */
function findIdInResult(blocks: readonly DraftBlock[], callIndex: number): string | null {
  for (const { document } of blocks.slice(callIndex + 1, callIndex + 2 + MAX_BLOCKS_BEFORE_RESULT)) {
    if (document?.act === 'reportId') return document.id;
    if (document !== undefined) return null;
  }
  return null;
}

const DERIVED_PREFIX = 'derived-';

/** Texts that the assistant wrote under one title are versions of one document; equal files are one document. */
function deriveSourceId(kind: string, title: string, text: string): string {
  const isFromAssistant = kind === 'canvas' || kind === 'artifact';
  const identity = isFromAssistant ? ['written', title] : ['file', title, text];
  return `${DERIVED_PREFIX}${hash('sha256', JSON.stringify(identity), 'hex').slice(0, 32)}`;
}

/** Whether the export has no id for the document, so that the id was derived from its title (`deriveSourceId`). */
export function isDerivedDocumentId(sourceId: string): boolean {
  return sourceId.startsWith(DERIVED_PREFIX);
}

function titleOf(title: string): string {
  return title.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH).toWellFormed() || UNTITLED;
}
