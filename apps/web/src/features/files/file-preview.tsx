import type { ChatFile } from '@app/contract/chat-files';
import { Download, MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { fileUrl, isBeingRead, useFileText } from './files.api.ts';
import { t } from './files.messages.ts';

export interface FilePreviewProps {
  file: ChatFile;
  /** Shows a text by pages, which form feeds separate. */
  renderPages: (text: string) => ReactNode;
  onAttach: () => void;
  onClose: () => void;
}

/** The content of a file: the picture, and the text that was read from it. */
export function FilePreview({ file, renderPages, onAttach, onClose }: FilePreviewProps) {
  const { id, name, type, status, error } = file;
  return (
    <Sheet isOpen onOpenChange={(open) => !open && onClose()} title={name} size="wide" closeLabel={t('close')}>
      <section
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 text-body outline-offset-[-2px]"
      >
        {type.startsWith('image/') && (
          <img src={fileUrl(id)} alt={name} className="mx-auto mb-4 max-w-full rounded-control" />
        )}
        {status === 'failed' && <p className="text-danger-text">{error}</p>}
        {isBeingRead(file) && <output className="text-muted">{t('reading')}</output>}
        {status === 'ready' && <FileText id={id} renderPages={renderPages} />}
      </section>
      <footer className="flex shrink-0 flex-wrap gap-1.5 border-t border-line px-4 py-3">
        <a href={fileUrl(id)} download={name} className={buttonClass('secondary', 'small')}>
          <Download aria-hidden />
          {t('download')}
        </a>
        {status !== 'failed' && (
          <Button size="small" onClick={onAttach}>
            <MessageSquarePlus aria-hidden />
            {t('attach')}
          </Button>
        )}
      </footer>
    </Sheet>
  );
}

function FileText({ id, renderPages }: { id: string } & Pick<FilePreviewProps, 'renderPages'>) {
  const { data, isError, refetch } = useFileText(id);
  if (isError) {
    return <ErrorState title={t('textFailed')} retryLabel={t('tryAgain')} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <output aria-label={t('loadingText')} className="flex flex-col gap-3">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
      </output>
    );
  }
  const [firstPage, ...otherPages] = data.pages;
  if (firstPage === undefined) return <p className="text-muted">{t('noText')}</p>;
  if (otherPages.length === 0) return <p className="break-words whitespace-pre-wrap">{firstPage.text}</p>;
  return renderPages(data.pages.map(({ text }) => text).join('\f'));
}
