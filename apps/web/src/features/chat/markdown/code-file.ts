/** File extensions of the languages whose name is not their extension. */
const extensions: Readonly<Record<string, string>> = {
  bash: 'sh',
  csharp: 'cs',
  html: 'html',
  javascript: 'js',
  kotlin: 'kt',
  latex: 'tex',
  markdown: 'md',
  mermaid: 'mmd',
  perl: 'pl',
  plaintext: 'txt',
  powershell: 'ps1',
  python: 'py',
  ruby: 'rb',
  rust: 'rs',
  shell: 'sh',
  text: 'txt',
  typescript: 'ts',
  yaml: 'yml',
};

/** A file name for code: its title, or 'code', with the extension of its language. */
export function fileNameOf(title: string | undefined, language: string | null): string {
  const name = (title ?? 'code').replaceAll(/[^\p{L}\p{N}. _-]+/gu, ' ').trim() || 'code';
  if (/\.\w{1,8}$/.test(name)) return name;
  const known = language?.toLowerCase() ?? '';
  const extension = extensions[known] ?? (/^[a-z0-9]{1,8}$/.test(known) ? known : 'txt');
  return `${name}.${extension}`;
}

/** The form in which a frame can show the code; undefined for other code. */
export function previewKindOf(language: string | null, code: string): 'html' | 'svg' | 'mermaid' | undefined {
  const known = language?.toLowerCase();
  if (known === 'svg' || (known === 'xml' && /<svg[\s>]/i.test(code.slice(0, 2_000)))) return 'svg';
  if (known === 'mermaid' || known === 'mmd') return 'mermaid';
  return known === 'html' || known === 'htm' || known === 'xhtml' ? 'html' : undefined;
}
