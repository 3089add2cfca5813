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
import { openFence } from './open-fence.ts';
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
  isGrowing: boolean;
}

/** One component for both, so that the chunk for streaming replies also renders finished ones. */
export function MarkdownRenderer({ isGrowing, ...rendered }: MarkdownRendererProps) {
  return isGrowing ? <GrowingMarkdown {...rendered} /> : <FinishedMarkdown {...rendered} />;
}

/** A finished message, rendered as a whole: footnotes and link definitions may be anywhere in it. */
const FinishedMarkdown = memo(function FinishedMarkdown({ text, idPrefix }: RenderedProps) {
  return <Rendered text={text} idPrefix={idPrefix} />;
});

/** A streaming message: only its last block is rendered again. */
function GrowingMarkdown({ text, idPrefix }: RenderedProps) {
  const [blocks] = useState(() => new MarkdownBlocks());
  const cut = blocks.update(text);
  return cut.map((block, at) => (
    // Blocks never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <GrowingBlock key={at} text={block} isLast={at === cut.length - 1} idPrefix={`${idPrefix}-${at}`} />
  ));
}

const GrowingBlock = memo(function GrowingBlock({ text, isLast, idPrefix }: RenderedProps & { isLast: boolean }) {
  const fence = isLast ? openFence(text) : undefined;
  return (
    <div className="my-3 first:mt-0 last:mb-0">
      {fence === undefined ? (
        <Rendered text={isLast ? remend(text, { linkMode: 'text-only' }) : text} idPrefix={idPrefix} />
      ) : (
        <CodeBlock code={fence.code} language={fence.language} isGrowing />
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
