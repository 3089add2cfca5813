import type { DocumentKind } from '@app/contract/documents';
import type { ParsedBlock } from './conversation-tree.ts';

/** What a block does to a document of its conversation. Ids are the provider's; null if the block has none. */
export type DocumentStep =
  /** Creates the document or replaces its text. Without `text`, the block's own text is meant. */
  | { act: 'write'; id: string | null; kind: DocumentKind; title: string; mimeType: string; text?: string }
  | { act: 'edit'; id: string | null; edits: readonly TextEdit[] }
  /** In a tool's result: the id of the document that the preceding call wrote or edited. */
  | { act: 'reportId'; id: string };

/**
 * Replaces text in a document: the first match, or all matches if `isEverywhere` is true. A `pattern` is a Python
 * regular expression; a `text` is matched literally.
 */
export type TextEdit = ({ pattern: string; isEverywhere: boolean } | { text: string }) & { replacement: string };

/** A block as a provider's parser makes it; the step is read and removed when the conversation is finished. */
export type DraftBlock = ParsedBlock & { document?: DocumentStep };

const typesByLanguage: Readonly<Record<string, string>> = {
  markdown: 'text/markdown',
  md: 'text/markdown',
  html: 'text/html',
  css: 'text/css',
  csv: 'text/csv',
  svg: 'image/svg+xml',
  json: 'application/json',
  jsx: 'text/jsx',
  tsx: 'text/tsx',
  react: 'text/jsx',
  mermaid: 'text/vnd.mermaid',
  txt: 'text/plain',
  text: 'text/plain',
};

/** The media type of a text by its language: text/x-python for Python, text/plain for none. */
export function typeOfLanguage(language: string | null, text: string): string {
  if (language === null) return 'text/plain';
  const name = language.toLowerCase().replace(/[^a-z0-9+.-]/g, '');
  // XML whose root element is `svg`, possibly after an XML declaration, is a picture.
  if (name === 'xml' && /^\s*(<\?xml[^>]*>\s*)?<svg\b/i.test(text.slice(0, 500))) return 'image/svg+xml';
  return typesByLanguage[name] ?? (name === '' ? 'text/plain' : `text/x-${name}`);
}
