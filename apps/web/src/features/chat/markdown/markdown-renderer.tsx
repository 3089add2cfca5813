/** The lazily loaded chunk: everything that renders Markdown. */
import { memo, useState } from 'react';
import remend from 'remend';
import { CodeBlock } from './code-block.tsx';
import { MarkdownBlocks } from './markdown-blocks.ts';
import { hasParsedBlocks, parseMarkdown, parseStreamedBlock } from './parsed-blocks.ts';
import { parseUnclosedFence } from './unclosed-fence.ts';

interface RenderedProps {
  text: string;
  /** Makes the footnote ids of each message unique. */
  idPrefix: string;
}

export interface MarkdownRendererProps extends RenderedProps {
  isStreaming: boolean;
}

/**
 * Renders streaming and finished messages. A finished message is parsed as a whole, unless its blocks were parsed while
 * it was streaming.
 */
export const MarkdownRenderer = memo(function MarkdownRenderer({ text, idPrefix, isStreaming }: MarkdownRendererProps) {
  const [splitter] = useState(() => new MarkdownBlocks());
  // If the reply was streamed into this element, the finished blocks are those that are already there.
  const [wasStreamed] = useState(isStreaming);
  if (!isStreaming && !hasParsedBlocks(text, wasStreamed)) return parseMarkdown(text, idPrefix);
  const blocks = splitter.update(text);
  return blocks.map((block, index) => (
    <MarkdownBlock
      // Blocks never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      text={block}
      isOpen={isStreaming && index === blocks.length - 1}
      idPrefix={`${idPrefix}-${index}`}
    />
  ));
});

/** One block. In the last one of a streaming message, `remend` closes unfinished Markdown, such as bold text. */
const MarkdownBlock = memo(function MarkdownBlock({ text, isOpen, idPrefix }: RenderedProps & { isOpen: boolean }) {
  const fence = isOpen ? parseUnclosedFence(text) : undefined;
  if (fence !== undefined) return <CodeBlock code={fence.code} language={fence.language} isStreaming />;
  if (isOpen) return parseMarkdown(remend(text, { linkMode: 'text-only' }), idPrefix);
  return parseStreamedBlock(text, idPrefix);
});
