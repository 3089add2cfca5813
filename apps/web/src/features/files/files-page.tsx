import { CHAT_FILE_EXTENSIONS, type ChatFile } from '@app/contract/chat-files';
import { FolderOpen, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { FileList } from './file-list.tsx';
import { useFiles, useUploadFile } from './files.api.ts';
import { t } from './files.messages.ts';

const ACCEPTED_TYPES = [...CHAT_FILE_EXTENSIONS.map((extension) => `.${extension}`), 'image/*'].join(',');
const SEARCH_DELAY_MS = 250;

export interface FilesPageProps {
  /** Opens a new chat with the file. */
  onAttach: (file: ChatFile) => void;
  /** Shows a text by pages, which form feeds separate. */
  renderPages: (text: string) => ReactNode;
}

/** The library of files. */
export function FilesPage({ onAttach, renderPages }: FilesPageProps) {
  const [typed, setTyped] = useState('');
  const query = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const files = useFiles(query);
  const uploads = useUploads();
  const isEmpty = query === '' && files.data?.pages[0]?.items.length === 0;
  return (
    <Page>
      <PageHeader title={t('title')} explanation={t('summary')} actions={!isEmpty && <UploadButton {...uploads} />} />
      {isEmpty ? (
        <EmptyState icon={<FolderOpen />} title={t('empty')} actions={<UploadButton {...uploads} />} />
      ) : (
        <>
          <SearchBox
            label={t('search')}
            clearLabel={t('clearSearch')}
            value={typed}
            onValueChange={setTyped}
            className="mb-4 w-full sm:max-w-80"
          />
          <FileList
            files={files}
            query={query}
            onClearSearch={() => setTyped('')}
            onAttach={onAttach}
            renderPages={renderPages}
          />
        </>
      )}
    </Page>
  );
}

interface Uploads {
  /** How many files are being uploaded. */
  count: number;
  start: (files: readonly File[]) => void;
}

function useUploads(): Uploads {
  const [count, setCount] = useState(0);
  const upload = useUploadFile();
  const start = (files: readonly File[]) => {
    setCount((current) => current + files.length);
    for (const file of files) upload.mutate(file, { onSettled: () => setCount((current) => current - 1) });
  };
  return { count, start };
}

function UploadButton({ count, start }: Uploads) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" isPending={count > 0} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {count > 0 ? t('uploading', { count }) : t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_TYPES}
        aria-label={t('upload')}
        onChange={({ currentTarget }) => {
          start([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
