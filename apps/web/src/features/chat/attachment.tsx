import { ExternalLink, Paperclip } from 'lucide-react';
import type { MessageBlock } from '@app/contract/conversations';
import { t } from './attachment.messages.ts';

/** A file of a message: its picture, its name, and the text that was read from it. */
export function Attachment({ block }: { block: Extract<MessageBlock, { type: 'attachment' }> }) {
  const isStoredPicture = block.url !== undefined && block.mimeType?.startsWith('image/') === true;
  return (
    <figure className="rounded-card border border-line px-3 py-2 text-ui">
      {isStoredPicture && (
        <img src={block.url} alt={block.name} loading="lazy" className="mb-2 max-h-96 rounded-control" />
      )}
      <figcaption className="flex items-center gap-2">
        <Paperclip aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{block.name === '' ? t('attachment') : block.name}</span>
          {block.url === undefined && <span className="block text-small text-muted">{t('attachmentMissing')}</span>}
        </span>
        {block.url !== undefined && (
          <a
            href={block.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 underline"
          >
            {t('openAttachment')}
            <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
          </a>
        )}
      </figcaption>
      {block.text !== undefined && (
        <details className="mt-2">
          <summary className="text-small text-muted">{t('attachmentText')}</summary>
          <p className="mt-1 max-h-72 overflow-y-auto whitespace-pre-wrap">{block.text}</p>
        </details>
      )}
    </figure>
  );
}
