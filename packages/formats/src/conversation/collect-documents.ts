import { hash } from 'node:crypto';
import type { ParsedBlock, ParsedDocument, ParsedDocumentVersion } from './conversation-tree.ts';
import { type DocumentStep, type DraftBlock, type TextEdit, typeOfLanguage } from './document-step.ts';
import { applyEdits } from './text-edits.ts';

/** A message, as far as documents are found in it. Parents come before their children. */
export interface DocumentSource {
  sourceId: string;
  parentSourceId: string | null;
  createdAt: number | null;
  blocks: readonly DraftBlock[];
}

/** Further versions of a document replace its latest one. */
const MAX_VERSIONS = 200;
/** Characters of all versions that edits made; after that only the latest version of a document is kept. */
const MAX_EDITED = 32 * 1024 * 1024;
/** Messages above an edit in which the text it changes is looked for. */
const MAX_ABOVE = 10_000;
const MAX_TITLE_LENGTH = 300;
const UNTITLED = 'Document';

type Write = Extract<DocumentStep, { act: 'write' }>;

interface Collected {
  document: ParsedDocument;
  /** The text after each message that changed it. */
  textAfter: Map<string, string>;
}

/**
 * The documents of a conversation with their versions, in the order they appear: what blocks say by a step, by a title,
 * or as the text of an attachment. An edit is made to the text its own branch has.
 */
export function collectDocuments(source: string, messages: readonly DocumentSource[]): ParsedDocument[] {
  const collector = new Collector(messages);
  const seen = new Set<DraftBlock>();
  for (const message of messages) {
    for (const [at, block] of message.blocks.entries()) {
      // Branches share the blocks of what led to them.
      if (seen.has(block)) continue;
      seen.add(block);
      const step = block.document ?? impliedStep(source, block);
      if (step === undefined || step.act === 'name') continue;
      const id = step.id ?? namedAfter(message.blocks, at);
      if (step.act === 'write') collector.write(message, block, { ...step, id });
      else collector.edit(message, { ...step, id });
    }
  }
  return collector.documents;
}

class Collector {
  readonly #collected = new Map<string, Collected>();
  readonly #parents: ReadonlyMap<string, string | null>;
  #last: string | undefined;
  #edited = 0;

  constructor(messages: readonly DocumentSource[]) {
    this.#parents = new Map(messages.map(({ sourceId, parentSourceId }) => [sourceId, parentSourceId]));
  }

  get documents(): ParsedDocument[] {
    return [...this.#collected.values()].map(({ document }) => document);
  }

  write(message: DocumentSource, block: DraftBlock, step: Write): void {
    const text = step.text ?? ('text' in block ? (block.text ?? '') : '');
    const isWhole = step.kind === 'project_file' || step.kind === 'instructions';
    const version: ParsedDocumentVersion = {
      text,
      createdAt: message.createdAt,
      messageSourceId: isWhole ? null : message.sourceId,
      ...(step.kind === 'image' && block.type === 'attachment' && { assetId: block.assetId, file: block.file }),
    };
    const title = titleOf(step.title);
    const key = step.id ?? deriveSourceId(step.kind, title, text);
    const known = this.#collected.get(key);
    if (known === undefined) {
      const { kind, mimeType } = step;
      const document = { sourceId: key, kind, title, mimeType, versions: [version] };
      this.#collected.set(key, { document, textAfter: new Map([[message.sourceId, text]]) });
    } else {
      if (title !== UNTITLED) known.document.title = title;
      if (step.mimeType !== 'text/plain') known.document.mimeType = step.mimeType;
      addVersion(known, version);
    }
    if (step.kind === 'canvas' || step.kind === 'artifact') this.#last = key;
  }

  edit(message: DocumentSource, { id, edits }: Extract<DocumentStep, { act: 'edit' }>): void {
    const key = id !== null && this.#collected.has(id) ? id : (this.#unnamed(edits) ?? this.#last);
    const known = this.#collected.get(key ?? '');
    if (known === undefined) return;
    const before = this.#textBefore(known, message);
    const text = applyEdits(before, edits) ?? before;
    known.textAfter.set(message.sourceId, text);
    if (text === before) return;
    this.#edited += text.length;
    const version = { text, createdAt: message.createdAt, messageSourceId: message.sourceId };
    addVersion(known, version, this.#edited > MAX_EDITED);
  }

  /** A stored archive does not have the ids of artifacts: the document an edit fits to is the one that has its text. */
  #unnamed([edit]: readonly TextEdit[]): string | undefined {
    if (edit === undefined || !('text' in edit)) return undefined;
    for (const [key, { document }] of [...this.#collected].toReversed()) {
      if (document.versions.at(-1)?.text.includes(edit.text) === true) return key;
    }
    return undefined;
  }

  #textBefore({ document, textAfter }: Collected, { sourceId }: DocumentSource): string {
    let at: string | null | undefined = sourceId;
    for (let steps = 0; typeof at === 'string' && steps < MAX_ABOVE; steps += 1) {
      const text = textAfter.get(at);
      if (text !== undefined) return text;
      at = this.#parents.get(at);
    }
    return document.versions.at(-1)?.text ?? '';
  }
}

/** Equal to the version before, it is none. */
function addVersion({ document, textAfter }: Collected, version: ParsedDocumentVersion, replaces = false): void {
  const { versions } = document;
  if (version.messageSourceId !== null) textAfter.set(version.messageSourceId, version.text);
  const last = versions.at(-1);
  if (last?.text === version.text && last.assetId === version.assetId) return;
  if (replaces || versions.length >= MAX_VERSIONS) versions.pop();
  versions.push(version);
}

/** What a block without a step says: a titled text was written beside the conversation, an attachment has its text. */
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

/** The type of the text that was extracted: that of the file if it is a text itself. */
export function textTypeOf({ name, mimeType }: { name: string; mimeType: string | null }): string {
  const type = mimeType?.toLowerCase() ?? '';
  if (/^(text\/|application\/(json|xml|javascript))/.test(type) && type !== 'text/plain') return type;
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
  if (ending === null || type.startsWith('application/') || /^(pdf|docx?|xlsx?|pptx?|odt|rtf|epub)$/.test(ending)) {
    return 'text/plain';
  }
  return typeOfLanguage(ending, '');
}

/** The id in the answer to a call, which comes before any other call. */
function namedAfter(blocks: readonly DraftBlock[], at: number): string | null {
  for (const { document } of blocks.slice(at + 1, at + 20)) {
    if (document?.act === 'name') return document.id;
    if (document !== undefined) return null;
  }
  return null;
}

const DERIVED_PREFIX = 'derived-';

/** Texts written under one title are versions of one document; equal files are one file. */
function deriveSourceId(kind: string, title: string, text: string): string {
  const isWritten = kind === 'canvas' || kind === 'artifact';
  const fixed = isWritten ? ['written', title] : ['file', title, text];
  return `${DERIVED_PREFIX}${hash('sha256', JSON.stringify(fixed), 'hex').slice(0, 32)}`;
}

/** Whether the id was made from the document's title, because nothing gave it one. */
export function isDerivedDocumentId(sourceId: string): boolean {
  return sourceId.startsWith(DERIVED_PREFIX);
}

function titleOf(title: string): string {
  return title.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH).toWellFormed() || UNTITLED;
}
