import type { ChatFile } from '@app/contract/chat-files';
import { type ReactNode, useState } from 'react';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { describeFile } from './describe-file.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { useFiles } from './files.api.ts';
import { t } from './files.messages.ts';

export interface FilePickerProps {
  onPick: (files: readonly ChatFile[]) => void;
  onClose: () => void;
}

/** Chooses uploaded files for the message that is being written. */
export function FilePicker({ onPick, onClose }: FilePickerProps) {
  const [typed, setTyped] = useState('');
  const query = useDebouncedValue(typed.trim(), 250);
  const files = useFiles(query);
  const [chosen, setChosen] = useState<readonly ChatFile[]>([]);
  const shown = files.data?.pages.flatMap(({ items }) => items).filter(({ status }) => status !== 'failed');
  const toggle = (file: ChatFile, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, file] : chosen.filter(({ id }) => id !== file.id));
  const attach = () => {
    onPick(chosen);
    onClose();
  };
  let list: ReactNode;
  if (shown === undefined && files.isError) {
    list = <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={() => void files.refetch()} />;
  } else if (shown === undefined) list = <Skeleton className="h-40 rounded-card" />;
  else if (shown.length === 0) {
    list = (
      <p className="py-8 text-center text-ui text-muted">{query === '' ? t('pickEmpty') : t('noMatch', { query })}</p>
    );
  } else {
    list = (
      <ul className="divide-y divide-line rounded-card border border-line">
        {shown.map((file) => (
          <FileChoice
            key={file.id}
            file={file}
            isChosen={chosen.some(({ id }) => id === file.id)}
            onChange={(isChosen) => toggle(file, isChosen)}
          />
        ))}
      </ul>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('pickTitle')}
      description={t('pickText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={attach}>
            {t('pick', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <SearchBox
        label={t('search')}
        clearLabel={t('clearSearch')}
        value={typed}
        onValueChange={setTyped}
        className="mt-1 mb-3"
      />
      <div className="max-h-[50dvh] overflow-y-auto">{list}</div>
    </Dialog>
  );
}

interface FileChoiceProps {
  file: ChatFile;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function FileChoice({ file, isChosen, onChange }: FileChoiceProps) {
  return (
    <li>
      <Checkbox
        isChecked={isChosen}
        onCheckedChange={onChange}
        className="flex min-h-14 w-full px-3 py-2 hover:bg-hover"
        label={
          <span className="flex min-w-0 items-center gap-3">
            <FileThumbnail file={file} />
            <span className="min-w-0">
              <span className="block truncate font-medium">{file.name}</span>
              <span className="tabular block truncate text-small text-muted">{describeFile(file)}</span>
            </span>
          </span>
        }
      />
    </li>
  );
}
