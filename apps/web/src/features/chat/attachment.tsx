import { ExternalLink, Paperclip } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { MessageBlock } from '@app/contract/conversations';
import { getChatFileContent } from '@app/contract/chat-files';
import { endpointUrl } from '#lib/api.ts';
import { formatBytes } from '#lib/bytes.ts';
import { FileIcon } from '#ui/file-icon.tsx';
import { t } from './attachment.messages.ts';
import { useChatSlots } from './chat-slots.ts';

type AttachmentBlock = Extract<MessageBlock, { type: 'attachment' }>;

/** A file of a message: its picture, its name, and the text that was read from it. */
export function Attachment({ block }: { block: AttachmentBlock }) {
  return block.fileId === undefined ? <ImportedFile block={block} /> : <ChatFile block={block} fileId={block.fileId} />;
}

/** A file that was uploaded with a question. Its text is a document, which the reader shows. */
function ChatFile({ block, fileId }: { block: AttachmentBlock; fileId: string }) {
  const { KeepFile } = useChatSlots();
  const { name, mimeType, size, pages } = block;
  const isPicture = mimeType?.startsWith('image/') === true;
  const address = block.url ?? endpointUrl(getChatFileContent, { id: fileId });
  const facts = [
    ...(pages === undefined ? [] : [t('pages', { pages })]),
    ...(size === null ? [] : [formatBytes(size)]),
  ].join(' · ');
  return (
    <figure className="group/file w-fit max-w-full self-end overflow-hidden rounded-card border border-line bg-panel text-ui">
      {isPicture && (
        <a href={address} target="_blank" rel="noopener noreferrer" className="block bg-sunken">
          <img src={address} alt={name} loading="lazy" className="h-48 w-full min-w-40 object-scale-down" />
        </a>
      )}
      <figcaption className="flex items-center gap-1 pr-1">
        <Opener block={block} address={address}>
          <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-sunken text-muted">
            <FileIcon type={mimeType ?? ''} className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block truncate font-medium" title={name}>
              {name}
            </span>
            <span className="tabular block truncate text-small text-muted">{facts}</span>
          </span>
        </Opener>
        {KeepFile !== undefined && (
          <Suspense>
            <KeepFile fileId={fileId} name={name} />
          </Suspense>
        )}
      </figcaption>
    </figure>
  );
}

interface OpenerProps {
  block: AttachmentBlock;
  address: string;
  children: ReactNode;
}

/** Opens the text in the reader; a file without text is opened itself. */
function Opener({ block: { documentId }, address, children }: OpenerProps) {
  const { DocumentLink } = useChatSlots();
  const openerClass = 'flex min-h-11 min-w-0 flex-1 items-center gap-2.5 p-2 text-left hover:bg-hover';
  if (documentId === undefined || DocumentLink === undefined) {
    return (
      <a href={address} target="_blank" rel="noopener noreferrer" className={openerClass}>
        <span className="sr-only">{t('openAttachment')}</span>
        {children}
      </a>
    );
  }
  return (
    <DocumentLink documentId={documentId} page={null} className={openerClass}>
      <span className="sr-only">{t('openAttachment')}</span>
      {children}
    </DocumentLink>
  );
}

function ImportedFile({ block }: { block: AttachmentBlock }) {
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
