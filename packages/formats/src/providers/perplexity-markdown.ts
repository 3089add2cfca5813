import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ParseResult, TextFormat } from '../export-format.ts';
import { createCodeCheck, replaceOutsideCode } from '../values/code-ranges.ts';
import { toStorable } from '../values/json-shape.ts';
import { isWebAddress } from '../values/markdown-link.ts';
import { toNumberLink } from '../values/numbered-citations.ts';

/**
 * The Markdown that perplexity.ai exports. It begins with the logo. Each turn has the question as a heading, the reply
 * with footnotes such as [^2_1] (the first source of the second turn), a sign ⁂ and the addresses of the footnotes.
 * Horizontal rules separate the turns.
 */
export const perplexityMarkdownFormat: TextFormat = { source: 'perplexity', parse };

const logo = /^\s*<img\b[^>]*\bpplx[^>]*>\s*/i;
/** The address of a footnote. */
const footnoteDefinition = /^\[\^(\d+(?:_\d+)?)\]:\s*(\S+)[ \t]*$/gm;
const asterism = /^<div\b[^>]*>⁂<\/div>[ \t]*$/gm;

function parse(text: string): ParseResult[] | null {
  const isExport = logo.test(text) || (/^\[\^\d+_\d+\]:\s/m.test(text) && text.includes('⁂'));
  if (!isExport) return null;
  const turns = splitTurns(toStorable(text.replace(logo, ''))).map(readTurn);
  const messages = turns.flatMap(({ question, reply }): ListedMessage[] => [
    { id: null, view: toNodeView('user', question === '' ? [] : [{ type: 'text', text: question }]) },
    { id: null, view: toNodeView('assistant', reply === '' ? [] : [{ type: 'text', text: reply }]) },
  ]);
  const [first] = turns;
  const sourceId = deriveId('perplexity', first?.question, first?.reply.slice(0, 200));
  return [buildConversation({ source: 'perplexity', sourceId }, messages)];
}

/** The turns of an export. A horizontal rule and a heading of the first level begin the next turn. */
function splitTurns(text: string): string[] {
  const isCode = createCodeCheck(text);
  const turns: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/^-{3,}[ \t]*\n+(?=# )/gm)) {
    if (isCode(found.index)) continue;
    turns.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...turns, text.slice(from)];
}

interface Turn {
  question: string;
  reply: string;
}

/** Reads a turn. The question is the heading with the lines that follow it directly. */
function readTurn(text: string): Turn {
  const addresses = new Map([...text.matchAll(footnoteDefinition)].map(([, number = '', url = '']) => [number, url]));
  const body = text.replace(footnoteDefinition, '').replace(asterism, '').trim();
  const [heading] = /^# [^\n]*(?:\n(?!\s*\n)[^\n]+)*/.exec(body) ?? [];
  const reply = heading === undefined ? body : body.slice(heading.length);
  return {
    question: unescapeMarkdown(heading?.slice(2) ?? '').trim(),
    reply: linkFootnotes(reply, addresses)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** Replaces footnotes by links. Footnotes that no sentence cites are removed: they are in a hidden element. */
function linkFootnotes(reply: string, addresses: ReadonlyMap<string, string>): string {
  const visible = replaceOutsideCode(reply, /<span\b[^<>]*display:\s*none[^<>]*>[\s\S]*?<\/span>/gi, () => '');
  return replaceOutsideCode(visible, /\[\^(\d+(?:_\d+)?)\]/g, (mark = '', number = '') => {
    const url = addresses.get(number) ?? '';
    if (isWebAddress(url)) return toNumberLink(number.slice(number.indexOf('_') + 1), url);
    return number.includes('_') ? '' : mark;
  });
}

/** The question without the backslashes that the export writes before characters of Markdown. */
function unescapeMarkdown(text: string): string {
  return text.replace(/\\([\\`*_{}[\]()#+.!<>~|&$-])/g, '$1');
}
