/** How a version is shown, by its media type. */
export type DocumentForm =
  | { shows: 'markdown' }
  | { shows: 'text' }
  | { shows: 'picture' }
  /** `language`: for the highlighter; `hasPreview`: a frame can render it. */
  | { shows: 'code'; language: string; hasPreview: boolean };

/** Types with a name that differs from the language's. */
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
const previewed: ReadonlySet<string> = new Set(['html', 'svg']);

/** `isPicture`: a picture whose bytes are there, so that an SVG is not shown as its source. */
export function formOf(mimeType: string, isPicture: boolean): DocumentForm {
  const [type = ''] = mimeType.toLowerCase().split(';');
  const name = type.trim();
  if (isPicture) return { shows: 'picture' };
  if (/^text\/(?:x-)?markdown$/.test(name)) return { shows: 'markdown' };
  const language = languages[name] ?? namedLanguages.exec(name)?.[1] ?? customLanguage.exec(name)?.[1];
  if (language !== undefined) return { shows: 'code', language, hasPreview: previewed.has(language) };
  return { shows: name.startsWith('image/') ? 'picture' : 'text' };
}
