import { lazy, type ReactNode, Suspense } from 'react';
import { ChevronRight } from 'lucide-react';
import type { MessageBlock } from '@app/contract/conversations';
import type { FilePassage } from '@app/contract/file-passages';
import { useChatSlots } from './chat-slots.ts';
import { t } from './blocks.messages.ts';
import { DocumentText } from './document-text.tsx';
import { linkCitations } from './files/link-citations.ts';
import { Markdown } from './markdown/markdown.tsx';
import { CodeBlock } from './markdown/code-block.tsx';

const ReplyContext = lazy(async () => ({ default: (await import('./reply-context.tsx')).ReplyContext }));
const ReplySources = lazy(async () => ({ default: (await import('./reply-sources.tsx')).ReplySources }));
const ReplyPassages = lazy(async () => ({ default: (await import('./files/reply-passages.tsx')).ReplyPassages }));
const ToolLines = lazy(async () => ({ default: (await import('./tool-lines.tsx')).ToolLines }));
const Attachment = lazy(async () => ({ default: (await import('./attachment.tsx')).Attachment }));

/** The blocks of a message in order, such as text, reasoning, code with output, files and sources. */
export function MessageBlocks({ messageId, blocks }: { messageId: string; blocks: readonly MessageBlock[] }) {
  const passages = blocks.find((block) => block.type === 'passages')?.passages ?? [];
  return (
    <div className="flex w-full flex-col gap-3">
      {blocks.map((block, index) => (
        // The blocks of a stored message never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} messageId={messageId} block={block} passages={passages} />
      ))}
    </div>
  );
}

interface BlockProps {
  messageId: string;
  block: MessageBlock;
  /** The passages of files that the message cites. */
  passages: readonly FilePassage[];
}

function Block({ messageId, block, passages }: BlockProps) {
  switch (block.type) {
    case 'text':
      return <Markdown text={passages.length === 0 ? block.text : linkCitations(block.text, passages)} />;
    case 'reasoning':
      return (
        <Collapsed title={reasoningTitle(block.seconds)}>
          <Markdown text={block.text} />
        </Collapsed>
      );
    case 'code':
      return <Code messageId={messageId} block={block} />;
    case 'output':
      return (
        <Collapsed title={block.tool === undefined ? t('output') : t('outputOf', { tool: block.tool })}>
          <CodeBlock code={block.text} language={null} title={t('output')} />
        </Collapsed>
      );
    case 'tool_call':
      return (
        <Collapsed title={t('toolCall', { tool: block.tool })}>
          <CodeBlock code={block.input} language="json" title={block.tool} />
        </Collapsed>
      );
    case 'attachment':
      return (
        <Suspense>
          <Attachment block={block} />
        </Suspense>
      );
    case 'offers':
      // MessageRow shows the offers of the last reply only, because the user's next message makes them obsolete.
      return null;
    case 'passages':
      return (
        <Suspense>
          <ReplyPassages passages={block.passages} />
        </Suspense>
      );
    case 'sources':
      return (
        <Suspense>
          <ReplySources sources={block.sources} />
        </Suspense>
      );
    case 'tools':
      return (
        <Suspense>
          <ToolLines uses={block.uses} />
        </Suspense>
      );
    case 'context':
      return (
        <Suspense>
          <ReplyContext lines={block.lines} />
        </Suspense>
      );
    case 'raw':
      return (
        <Collapsed title={block.label}>
          <CodeBlock code={block.json} language="json" title={block.label} />
        </Collapsed>
      );
  }
}

/** Code. A block with a title is a document, for which other features add actions. */
function Code({ messageId, block }: { messageId: string; block: Extract<MessageBlock, { type: 'code' }> }) {
  const { DocumentActions } = useChatSlots();
  const { text, language, title } = block;
  const hasActions = DocumentActions !== undefined && title !== undefined;
  if (hasActions && (language === 'markdown' || language === 'md')) {
    return <DocumentText title={title} text={text} actions={<DocumentActions messageId={messageId} title={title} />} />;
  }
  return (
    <CodeBlock
      code={text}
      language={language}
      title={title}
      hasLimitedHeight={hasActions}
      actions={hasActions && <DocumentActions messageId={messageId} title={title} />}
    />
  );
}

function reasoningTitle(seconds: number | undefined): string {
  return seconds === undefined || seconds === 0 ? t('reasoning') : t('reasoned', { seconds });
}

/** A block that is collapsed at first. */
function Collapsed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/collapsed rounded-card border border-line">
      <summary className="flex list-none items-center gap-2 px-3 py-2 text-ui text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open/collapsed:rotate-90"
          strokeWidth={1.75}
        />
        {title}
      </summary>
      <div className="border-t border-line px-4 py-3 text-ui">{children}</div>
    </details>
  );
}
