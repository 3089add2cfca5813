import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toHast } from 'mdast-util-to-hast';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { MarkdownBlocks } from './markdown-blocks.ts';
import { markdownComponents } from './markdown-components.tsx';
import { prepareMarkdown } from './prepare-markdown.ts';

/** Made once, because making it takes as long as parsing a short block. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkBreaks)
  .use(remarkMath, { singleDollarTextMath: false })
  .freeze();

/** The elements of a Markdown text. `idPrefix` makes the ids of its footnotes unique. HTML is shown as text. */
export function parseMarkdown(text: string, idPrefix: string): ReactElement {
  const parsed = parser.runSync(parser.parse(prepareMarkdown(text))) as Parameters<typeof toHast>[0];
  const tree = toHast(parsed, {
    clobberPrefix: `${idPrefix}-`,
    handlers: { html: (_, { value }: { value: string }) => ({ type: 'text', value }) },
  });
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: markdownComponents,
    ignoreInvalidStyle: true,
    passKeys: true,
  }) as ReactElement;
}

/** The elements of the blocks of streamed replies by text, oldest first. */
const parsedBlocks = new Map<string, ReactElement>();
/** Enough for several long replies. */
const MAX_BLOCKS = 2_000;

/** The elements of a complete block of a streaming reply, kept because the finished reply has the same blocks. */
export function parseStreamedBlock(text: string, idPrefix: string): ReactElement {
  const known = parsedBlocks.get(text);
  if (known !== undefined) return known;
  const parsed = parseMarkdown(text, idPrefix);
  // The ids of footnotes belong to one message.
  if (mayHaveDefinitions(text)) return parsed;
  const [oldest] = parsedBlocks.keys();
  if (parsedBlocks.size >= MAX_BLOCKS && oldest !== undefined) parsedBlocks.delete(oldest);
  parsedBlocks.set(text, parsed);
  return parsed;
}

/**
 * Whether a finished reply is shown block by block. It is if it was streamed, here or elsewhere on the page, unless a
 * block may refer to a footnote or an address of a link that another block defines.
 */
export function hasParsedBlocks(text: string, wasStreamedHere: boolean): boolean {
  if (mayHaveDefinitions(text)) return false;
  return wasStreamedHere || parsedBlocks.has(new MarkdownBlocks().update(text)[0] ?? '');
}

/** A definition may also be in a quote or in an item of a list. */
const mayHaveDefinitions = (text: string): boolean =>
  /^(?:[ \t>]|(?:[-*+•]|\d{1,9}[.)])[ \t])*\[[^\]\n]+\]:/m.test(text);
