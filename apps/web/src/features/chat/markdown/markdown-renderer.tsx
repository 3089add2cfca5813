/** The lazily loaded chunk: everything that renders Markdown. */
import { Fragment, memo, useState } from 'react';
import remend from 'remend';
import { CodeBlock } from './code-block.tsx';
import { MarkdownBlocks } from './markdown-blocks.ts';
import { parsedBlocksOf, parseMarkdown, parseStreamedBlock } from './parsed-blocks.ts';
import { parseUnclosedFence } from './unclosed-fence.ts';

interface RenderedProps {
  text: string;
  /** Makes the footnote ids of each message unique. */
  idPrefix: string;
}

export interface MarkdownRendererProps extends RenderedProps {
  isStreaming: boolean;
}

/** Renders streaming and finished messages, so that both are in one chunk. */
export function MarkdownRenderer({ isStreaming, ...rendered }: MarkdownRendererProps) {
  return isStreaming ? <StreamingMarkdown {...rendered} /> : <FinishedMarkdown {...rendered} />;
}

/** A finished message, parsed as a whole, unless its blocks were parsed while it was streaming. */
const FinishedMarkdown = memo(function FinishedMarkdown({ text, idPrefix }: RenderedProps) {
  const blocks = parsedBlocksOf(text);
  if (blocks === undefined) return parseMarkdown(text, idPrefix);
  // Blocks never change their order.
  // oxlint-disable-next-line react/no-array-index-key
  return blocks.map((block, index) => <Fragment key={index}>{block}</Fragment>);
});

/** A streaming message: only its last block is rendered again. */
function StreamingMarkdown({ text, idPrefix }: RenderedProps) {
  const [splitter] = useState(() => new MarkdownBlocks());
  const blocks = splitter.update(text);
  return blocks.map((block, index) => (
    // Blocks never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <StreamingBlock key={index} text={block} isLast={index === blocks.length - 1} idPrefix={`${idPrefix}-${index}`} />
  ));
}

/** One block of a streaming message. In the last one `remend` closes unfinished Markdown, such as bold text. */
const StreamingBlock = memo(function StreamingBlock({ text, isLast, idPrefix }: RenderedProps & { isLast: boolean }) {
  const fence = isLast ? parseUnclosedFence(text) : undefined;
  return (
    <div className="my-3 first:mt-0 last:mb-0">
      {fence !== undefined ? (
        <CodeBlock code={fence.code} language={fence.language} isStreaming />
      ) : isLast ? (
        parseMarkdown(remend(text, { linkMode: 'text-only' }), idPrefix)
      ) : (
        parseStreamedBlock(text, idPrefix)
      )}
    </div>
  );
});
