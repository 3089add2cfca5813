/** How a document is shown. */
export type DocumentDisplay =
  | { shows: 'markdown' }
  | { shows: 'text' }
  | { shows: 'picture' }
  /** `language` is for the highlighter. With `hasPreview` the document can also run in a preview frame. */
  | { shows: 'code'; language: string; hasPreview: boolean };

/** The languages of media types that do not contain the language's name. */
const languages: Readonly<Record<string, string>> = {
  'application/vnd.ant.react': 'jsx',
  'application/vnd.ant.mermaid': 'mermaid',
  'text/vnd.mermaid': 'mermaid',
  'application/xhtml+xml': 'html',
  'image/svg+xml': 'svg',
  'text/x-c++': 'cpp',
  'text/x-c++src': 'cpp',
  'text/x-csrc': 'c',
  'text/x-sh': 'bash',
  'text/x-shellscript': 'bash',
  'application/x-sh': 'bash',
};

const namedLanguages = /^(?:text|application)\/(html|css|javascript|typescript|jsx|tsx|json|xml|yaml|toml|sql)$/;
const customLanguage = /^(?:text|application)\/x-([\w.+#-]+)$/;
const previewableLanguages: ReadonlySet<string> = new Set(['html', 'svg']);

/** Decides by the media type. A stored picture (`isPicture`) is shown as such, so that an SVG is not shown as code. */
export function toDocumentDisplay(mimeType: string, isPicture: boolean): DocumentDisplay {
  const [type = ''] = mimeType.toLowerCase().split(';');
  const name = type.trim();
  if (isPicture) return { shows: 'picture' };
  if (/^text\/(?:x-)?markdown$/.test(name)) return { shows: 'markdown' };
  const language = languages[name] ?? namedLanguages.exec(name)?.[1] ?? customLanguage.exec(name)?.[1];
  if (language !== undefined) return { shows: 'code', language, hasPreview: previewableLanguages.has(language) };
  return { shows: name.startsWith('image/') ? 'picture' : 'text' };
}
