/** Syntax highlighting with shiki's grammars, each in its own chunk, loaded when its language first appears. */
import { createHighlighterCore, createCssVariablesTheme, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { HighlightedCode } from './code-token.ts';

const themeName = 'product';
const theme = createCssVariablesTheme({ name: themeName, variablePrefix: '--code-' });

const grammars: Readonly<Record<string, () => Promise<{ default: LanguageInput }>>> = {
  bash: () => import('shiki/langs/bash.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  graphql: () => import('shiki/langs/graphql.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  latex: () => import('shiki/langs/latex.mjs'),
  lua: () => import('shiki/langs/lua.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  r: () => import('shiki/langs/r.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  scss: () => import('shiki/langs/scss.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  swift: () => import('shiki/langs/swift.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

const aliases: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  cs: 'csharp',
  dockerfile: 'docker',
  htm: 'html',
  js: 'javascript',
  jsonc: 'json',
  kt: 'kotlin',
  md: 'markdown',
  mjs: 'javascript',
  node: 'javascript',
  ps1: 'powershell',
  py: 'python',
  python3: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  tex: 'latex',
  ts: 'typescript',
  vue: 'html',
  yml: 'yaml',
  zsh: 'bash',
};

/** Milliseconds for a line; one that takes longer is left without colours. */
const TOKENIZE_TIME_LIMIT_MS = 1000;

/** The bit for italics in shiki's font style. */
const ITALIC = 1;

let highlighterPromise: Promise<HighlighterCore> | undefined;

export async function highlightCode(code: string, language: string): Promise<HighlightedCode> {
  const name = aliases[language.toLowerCase()] ?? language.toLowerCase();
  const load = Object.hasOwn(grammars, name) ? grammars[name] : undefined;
  if (load === undefined) return undefined;
  highlighterPromise ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });
  const highlighter = await highlighterPromise;
  if (!highlighter.getLoadedLanguages().includes(name)) await highlighter.loadLanguage((await load()).default);
  const { tokens } = highlighter.codeToTokens(code, {
    lang: name,
    theme: themeName,
    tokenizeTimeLimit: TOKENIZE_TIME_LIMIT_MS,
  });
  return tokens.map((line) =>
    line.map(({ content, color, fontStyle = 0 }) => ({ text: content, color, isItalic: (fontStyle & ITALIC) !== 0 })),
  );
}
