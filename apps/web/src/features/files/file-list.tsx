import { type ChatFile, MAX_CHAT_FILE_NAME_LENGTH } from '@app/contract/chat-files';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { RenameDialog } from '#ui/rename-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FilePreview } from './file-preview.tsx';
import { FileRow } from './file-row.tsx';
import { type useFiles, useUpdateFile } from './files.api.ts';
import { t } from './files.messages.ts';
import { useDeleteFile } from './use-delete-file.ts';

export interface FileListProps {
  files: ReturnType<typeof useFiles>;
  query: string;
  onClearSearch: () => void;
  onAttach: (file: ChatFile) => void;
  renderPages: (text: string) => ReactNode;
}

export function FileList({ files, query, onClearSearch, onAttach, renderPages }: FileListProps) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<ChatFile | null>(null);
  const update = useUpdateFile();
  const remove = useDeleteFile();
  const shown = files.data?.pages.flatMap(({ items }) => items);
  if (shown === undefined && files.isError) {
    return <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={() => void files.refetch()} />;
  }
  if (shown === undefined) return <LoadingList />;
  if (shown.length === 0) {
    return (
      <EmptyState
        title={t('noMatch', { query })}
        actions={<Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
      />
    );
  }
  const opened = shown.find(({ id }) => id === openedId);
  return (
    <>
      <ul aria-label={t('title')} className="divide-y divide-line rounded-card border border-line bg-panel">
        {shown.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onOpen={() => setOpenedId(file.id)}
            onAttach={() => onAttach(file)}
            onRename={() => setRenamed(file)}
            onDelete={() => remove(file)}
          />
        ))}
      </ul>
      {files.hasNextPage && (
        <Button className="mt-4" isPending={files.isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {opened !== undefined && (
        <FilePreview
          file={opened}
          renderPages={renderPages}
          onAttach={() => onAttach(opened)}
          onClose={() => setOpenedId(null)}
        />
      )}
      {renamed !== null && (
        <RenameDialog
          title={t('renameTitle')}
          label={t('name')}
          name={renamed.name}
          maxLength={MAX_CHAT_FILE_NAME_LENGTH}
          isFileName
          onRename={(name) => update.mutate({ id: renamed.id, name })}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

function LoadingList() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-2">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-16 rounded-card" />
      ))}
    </output>
  );
}
