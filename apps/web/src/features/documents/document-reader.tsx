import type { Document } from '@app/contract/documents';
import { Code, Play } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DocumentBody } from './document-body.tsx';
import { toDocumentDisplay } from './document-display.ts';
import { DocumentPreview } from './document-preview.tsx';
import type { DocumentTextFunctions } from './document-text-tools.ts';
import { documentFileUrl, useDocumentText } from './documents.api.ts';
import { t } from './documents.messages.ts';
import { ReaderActions } from './reader-actions.tsx';
import { VersionPicker } from './version-picker.tsx';

export interface DocumentReaderProps extends DocumentTextFunctions {
  document: Document;
  /** Undefined for the newest version. */
  versionId: string | undefined;
  /** Marked in the text. */
  words: readonly string[];
  page: number | undefined;
  /** A new value each time something is opened, so that the same page is scrolled to again. */
  openingKey: string;
  onVersionChange: (versionId: string | undefined) => void;
  onShowMessage: (messageId: string) => void;
}

/** One version of a document, and the actions on it. */
export function DocumentReader(props: DocumentReaderProps) {
  const { document, versionId, onVersionChange } = props;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const newest = document.versions.at(-1);
  const version = document.versions.find(({ id }) => id === versionId) ?? newest;
  if (version === undefined) return null;
  const display = toDocumentDisplay(document.mimeType, document.kind === 'image');
  const hasPreview = display.shows === 'code' && display.hasPreview;
  return (
    <>
      <div className="flex min-h-11 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1 pr-4 pl-5">
        <VersionPicker
          kind={document.kind}
          versions={document.versions}
          shownId={version.id}
          onShow={(id) => onVersionChange(id === newest?.id ? undefined : id)}
        />
        {hasPreview && (
          <Button size="small" onClick={() => setPreviewOpen(!isPreviewOpen)}>
            {isPreviewOpen ? <Code aria-hidden /> : <Play aria-hidden />}
            {t(isPreviewOpen ? 'showSource' : 'openPreview')}
          </Button>
        )}
      </div>
      <ReaderContent key={version.id} {...props} version={version} isPreviewOpen={hasPreview && isPreviewOpen} />
    </>
  );
}

interface ReaderContentProps extends DocumentReaderProps {
  version: Document['versions'][number];
  isPreviewOpen: boolean;
}

function ReaderContent({ document, version, isPreviewOpen, onShowMessage, ...textFunctions }: ReaderContentProps) {
  const { data, error, refetch } = useDocumentText(document.id, version.id);
  const title = document.title === '' ? t('untitled') : document.title;
  const fileUrl = documentFileUrl(document.id, version.id);
  const display = toDocumentDisplay(data?.mimeType ?? document.mimeType, document.kind === 'image');
  const { messageId } = version;
  return (
    <>
      {data === undefined ? (
        <div className="min-h-0 flex-1 overflow-y-auto">
          {error === null ? (
            <LoadingText />
          ) : (
            <ErrorState
              title={errorSentence(error, t('failed'))}
              description={t('failedText')}
              retryLabel={t('tryAgain')}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      ) : isPreviewOpen && display.shows === 'code' ? (
        <DocumentPreview title={title} source={data.text} language={display.language} />
      ) : (
        <DocumentBody title={title} text={data.text} display={display} pictureUrl={fileUrl} {...textFunctions} />
      )}
      <ReaderActions
        text={display.shows === 'picture' ? undefined : data?.text}
        fileUrl={fileUrl}
        onShowInChat={messageId === null ? undefined : () => onShowMessage(messageId)}
      />
    </>
  );
}

function LoadingText() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-3 p-5">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-full" />
    </output>
  );
}
