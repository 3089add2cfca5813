import { FileX } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentReader } from './document-reader.tsx';
import type { DocumentTextFunctions } from './document-text-tools.ts';
import { useDocuments } from './documents.api.ts';
import { t } from './documents.messages.ts';
import type { DocumentsPanelState } from './use-documents-panel.ts';

export interface DocumentsContentProps extends DocumentTextFunctions {
  conversationId: string;
  state: DocumentsPanelState;
  onShowMessage: (messageId: string) => void;
}

/** The open document, or the list if none is open. */
export function DocumentsContent({ conversationId, state, ...panelProps }: DocumentsContentProps) {
  const { data, isError, refetch } = useDocuments(conversationId);
  if (data === undefined) {
    if (!isError) return <LoadingList />;
    return (
      <ErrorState
        title={t('listFailed')}
        description={t('failedText')}
        retryLabel={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (state.documentId === undefined) return <DocumentList documents={data} onOpen={(id) => state.open(id)} />;
  const shownDocument = data.find(({ id }) => id === state.documentId);
  if (shownDocument === undefined) {
    return (
      <EmptyState
        icon={<FileX />}
        title={t('notFound')}
        description={t('notFoundText')}
        actions={data.length > 0 && <Button onClick={() => state.open()}>{t('all')}</Button>}
      />
    );
  }
  return (
    <DocumentReader
      key={shownDocument.id}
      document={shownDocument}
      versionId={state.versionId}
      words={state.words}
      page={state.page}
      openingKey={state.openingKey}
      onVersionChange={(versionId) => state.open(shownDocument.id, versionId)}
      {...panelProps}
    />
  );
}

function LoadingList() {
  return (
    <output aria-label={t('loadingList')} className="flex flex-col gap-4 px-5 py-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </output>
  );
}
