import type { ReactElement } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { MarkdownBlocks } from './markdown-blocks.ts';
import { markdownComponents } from './markdown-components.tsx';
import { prepareMarkdown } from './prepare-markdown.ts';
import { safeLink } from './safe-link.ts';

const remarkPlugins: Options['remarkPlugins'] = [
  [remarkGfm, { singleTilde: false }],
  remarkBreaks,
  [remarkMath, { singleDollarTextMath: false }],
];

/** The elements of a Markdown text. `idPrefix` makes the ids of its footnotes unique. */
export function parseMarkdown(text: string, idPrefix: string): ReactElement {
  return ReactMarkdown({
    remarkPlugins,
    remarkRehypeOptions: { clobberPrefix: `${idPrefix}-` },
    components: markdownComponents,
    urlTransform: (address) => safeLink(address) ?? '',
    children: prepareMarkdown(text),
  });
}

/** The elements of the blocks of streamed replies by text, oldest first. */
const parsedBlocks = new Map<string, ReactElement>();
/** Enough for several long replies. */
const maxBlocks = 2_000;

/** The elements of a complete block of a streaming reply, kept because the finished reply has the same blocks. */
export function parseStreamedBlock(text: string, idPrefix: string): ReactElement {
  const known = parsedBlocks.get(text);
  if (known !== undefined) return known;
  const parsed = parseMarkdown(text, idPrefix);
  // The ids of footnotes belong to one message.
  if (mayHaveDefinitions(text)) return parsed;
  const [oldest] = parsedBlocks.keys();
  if (parsedBlocks.size >= maxBlocks && oldest !== undefined) parsedBlocks.delete(oldest);
  parsedBlocks.set(text, parsed);
  return parsed;
}

/**
 * Whether a finished reply is shown block by block: if it was streamed, here or elsewhere on the page, and no footnote
 * and no address of a link may be defined in another block than the one that refers to it.
 */
export function hasParsedBlocks(text: string, wasStreamedHere: boolean): boolean {
  if (mayHaveDefinitions(text)) return false;
  return wasStreamedHere || parsedBlocks.has(new MarkdownBlocks().update(text)[0] ?? '');
}

/** A definition may also be in a quote or in an item of a list. */
const mayHaveDefinitions = (text: string): boolean =>
  /^(?:[ \t>]|(?:[-*+•]|\d{1,9}[.)])[ \t])*\[[^\]\n]+\]:/m.test(text);
