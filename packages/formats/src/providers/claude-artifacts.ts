import { type DocumentStep, type DraftBlock, typeOfLanguage } from '../conversation/document-step.ts';
import type { JsonObject } from '../export-format.ts';
import { asName, asText } from '../values/json-shape.ts';

const artifactTag = /<((?:\w+:)?(?:ant)?artifact)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const thinkingTag = /<(antthinking)>([\s\S]*?)<\/\1>/gi;

/**
 * Until the end of 2024 the text contained documents, as <antArtifact title="…" type="…">…</antArtifact>, and
 * reasoning, as <antThinking>. Documents become blocks where they are in the text; reasoning becomes blocks before the
 * text.
 */
export function splitArtifacts(text: string): DraftBlock[] {
  if (!/artifact|antthinking/i.test(text)) return toText(text);
  const blocks: DraftBlock[] = [];
  let from = 0;
  const withoutThinking = text.replace(thinkingTag, (_tag: string, _name: string, thought: string) => {
    if (thought.trim() !== '') blocks.push({ type: 'reasoning', text: thought.trim() });
    return '';
  });
  for (const found of withoutThinking.matchAll(artifactTag)) {
    const [whole, , attributes = '', body = ''] = found;
    blocks.push(...toText(withoutThinking.slice(from, found.index)));
    from = found.index + whole.length;
    if (body.trim() === '') continue;
    const language = readAttribute(attributes, 'language') ?? languageOfType(readAttribute(attributes, 'type'));
    const title = readAttribute(attributes, 'title') ?? readAttribute(attributes, 'identifier') ?? 'Document';
    const id = readAttribute(attributes, 'identifier');
    blocks.push({ type: 'code', text: body.trim(), language, title, document: toArtifact(id, title, language, body) });
  }
  return [...blocks, ...toText(withoutThinking.slice(from))];
}

/** The language of a document by its media type; null for a type without a known language. */
export function languageOfType(type: string | null): string | null {
  return type === null ? null : (languages[type] ?? null);
}

const languages: Record<string, string> = {
  'text/markdown': 'markdown',
  'text/html': 'html',
  'image/svg+xml': 'xml',
  'application/vnd.ant.react': 'jsx',
  'application/vnd.ant.mermaid': 'mermaid',
};

/** The step that writes a document. `id` is from the assistant; the ids of deep research have their own prefix. */
export function toArtifact(id: string | null, title: string, language: string | null, text: string): DocumentStep {
  const kind = id?.startsWith('compass_artifact') === true ? 'report' : 'artifact';
  return { act: 'write', id, kind, title, mimeType: typeOfLanguage(language, text) };
}

/** The step of a call that replaces a piece of an artifact or of a written file; undefined for any other call. */
export function readArtifactEdit(tool: string, input: JsonObject | null): DocumentStep | undefined {
  const isEditCall = (tool === 'artifacts' && input?.['command'] === 'update') || tool === 'str_replace';
  const text = asText(input?.['old_str']);
  if (!isEditCall || text === '') return undefined;
  const id = asName(input?.['id']) ?? asName(input?.['path']);
  return { act: 'edit', id, edits: [{ text, replacement: asText(input?.['new_str']) }] };
}

function readAttribute(attributes: string, name: string): string | null {
  return new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? null;
}

function toText(text: string): DraftBlock[] {
  return text.trim() === '' ? [] : [{ type: 'text', text: text.replace(/^\n+/, '').trimEnd() }];
}
