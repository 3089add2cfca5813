/** The lazily loaded chunk: everything that renders Markdown. */
import { memo, useState } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remend from 'remend';
import { CodeBlock } from './code-block.tsx';
import { MarkdownBlocks } from './markdown-blocks.ts';
import { markdownComponents } from './markdown-components.tsx';
import { parseUnclosedFence } from './unclosed-fence.ts';
import { prepareMarkdown } from './prepare-markdown.ts';
import { safeLink } from './safe-link.ts';

const remarkPlugins: Options['remarkPlugins'] = [
  [remarkGfm, { singleTilde: false }],
  remarkBreaks,
  [remarkMath, { singleDollarTextMath: false }],
];

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

/** A finished message, rendered as a whole: footnotes and link definitions may be anywhere in it. */
const FinishedMarkdown = memo(function FinishedMarkdown({ text, idPrefix }: RenderedProps) {
  return <Rendered text={text} idPrefix={idPrefix} />;
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
      {fence === undefined ? (
        <Rendered text={isLast ? remend(text, { linkMode: 'text-only' }) : text} idPrefix={idPrefix} />
      ) : (
        <CodeBlock code={fence.code} language={fence.language} isStreaming />
      )}
    </div>
  );
});

function Rendered({ text, idPrefix }: RenderedProps) {
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      remarkRehypeOptions={{ clobberPrefix: `${idPrefix}-` }}
      components={markdownComponents}
      urlTransform={(address) => safeLink(address) ?? ''}
    >
      {prepareMarkdown(text)}
    </ReactMarkdown>
  );
}
