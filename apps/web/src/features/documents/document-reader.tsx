import type { Document } from '@app/contract/documents';
import { Code, Play } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DocumentBody } from './document-body.tsx';
import { formOf } from './document-form.ts';
import { DocumentPreview } from './document-preview.tsx';
import type { DocumentReading } from './document-reading.ts';
import { documentFile, useDocumentText } from './documents.api.ts';
import { t } from './documents.messages.ts';
import { ReaderActions } from './reader-actions.tsx';
import { VersionPicker } from './version-picker.tsx';

export interface DocumentReaderProps extends DocumentReading {
  document: Document;
  /** Undefined for the newest. */
  versionId: string | undefined;
  onVersion: (versionId: string | undefined) => void;
  onShowMessage: (messageId: string) => void;
}

/** One version of a document, with what can be done with it. */
export function DocumentReader(props: DocumentReaderProps) {
  const { document, versionId, onVersion } = props;
  const [isPreviewed, setPreviewed] = useState(false);
  const newest = document.versions.at(-1);
  const version = document.versions.find(({ id }) => id === versionId) ?? newest;
  if (version === undefined) return null;
  const form = formOf(document.mimeType, document.kind === 'image');
  const hasPreview = form.shows === 'code' && form.hasPreview;
  return (
    <>
      <div className="flex min-h-11 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1 pr-4 pl-5">
        <VersionPicker
          kind={document.kind}
          versions={document.versions}
          shownId={version.id}
          onShow={(id) => onVersion(id === newest?.id ? undefined : id)}
        />
        {hasPreview && (
          <Button size="small" onClick={() => setPreviewed(!isPreviewed)}>
            {isPreviewed ? <Code aria-hidden /> : <Play aria-hidden />}
            {t(isPreviewed ? 'showSource' : 'openPreview')}
          </Button>
        )}
      </div>
      <ReaderContent key={version.id} {...props} version={version} isPreviewed={hasPreview && isPreviewed} />
    </>
  );
}

interface ReaderContentProps extends DocumentReaderProps {
  version: Document['versions'][number];
  isPreviewed: boolean;
}

function ReaderContent({ document, version, isPreviewed, onShowMessage, ...reading }: ReaderContentProps) {
  const { data, error, refetch } = useDocumentText(document.id, version.id);
  const title = document.title === '' ? t('untitled') : document.title;
  const address = documentFile(document.id, version.id);
  const form = formOf(data?.mimeType ?? document.mimeType, document.kind === 'image');
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
      ) : isPreviewed && form.shows === 'code' ? (
        <DocumentPreview title={title} source={data.text} language={form.language} />
      ) : (
        <DocumentBody title={title} text={data.text} form={form} pictureAddress={address} {...reading} />
      )}
      <ReaderActions
        text={form.shows === 'picture' ? undefined : data?.text}
        address={address}
        onShowInChat={messageId === null ? undefined : () => onShowMessage(messageId)}
        copyText={reading.copyText}
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
