import { MAX_CATEGORY_FILES } from '@app/contract/chat-settings';
import type { ChatFile } from '@app/contract/chat-files';
import { FolderOpen, X } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { formatBytes } from '#lib/bytes.ts';
import { Button } from '#ui/button.tsx';
import { FileIcon } from '#ui/file-icon.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './chat-defaults.messages.ts';

/** Chooses files of the library. */
export type FilePickerSlot = ComponentType<{ onPick: (files: readonly ChatFile[]) => void; onClose: () => void }>;

export interface DefaultFilesProps {
  files: readonly ChatFile[];
  onChange: (files: readonly ChatFile[]) => void;
  /** With a subcategory: the category whose files apply as well. */
  inheritsFrom?: string | undefined;
  FilePicker: FilePickerSlot;
}

/** The files that the chats of a category or a subcategory may use. */
export function DefaultFiles({ files, onChange, inheritsFrom, FilePicker }: DefaultFilesProps) {
  const [isPicking, setPicking] = useState(false);
  const add = (picked: readonly ChatFile[]) => {
    const known = new Set(files.map(({ id }) => id));
    onChange([...files, ...picked.filter(({ id }) => !known.has(id))]);
  };
  const isTooMany = files.length > MAX_CATEGORY_FILES;
  return (
    <section aria-labelledby="default-files" className="flex flex-col gap-2">
      <h3 id="default-files" className="text-ui font-medium">
        {t('files')}
      </h3>
      <p className="text-small text-muted">
        {t('filesHint')}
        {inheritsFrom !== undefined && ` ${t('filesInherited', { category: inheritsFrom })}`}
      </p>
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {files.map((file) => (
            <DefaultFile
              key={file.id}
              file={file}
              onRemove={() => onChange(files.filter(({ id }) => id !== file.id))}
            />
          ))}
        </ul>
      )}
      {isTooMany && (
        <p role="alert" className="text-small text-danger-text">
          {t('filesTooMany', { max: MAX_CATEGORY_FILES })}
        </p>
      )}
      <Button className="self-start" onClick={() => setPicking(true)}>
        <FolderOpen aria-hidden />
        {t('addFiles')}
      </Button>
      {isPicking && (
        <Suspense>
          <FilePicker onPick={add} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </section>
  );
}

function DefaultFile({ file, onRemove }: { file: ChatFile; onRemove: () => void }) {
  const { name, bytes, pages, status, error } = file;
  const isBeingRead = status === 'queued' || status === 'reading';
  const facts = [
    ...(pages === undefined ? [] : [t('filePages', { pages })]),
    formatBytes(bytes),
    ...(isBeingRead ? [t('fileReading')] : []),
    ...(error === undefined ? [] : [error]),
  ];
  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5 pr-1.5 pl-3">
      <FileIcon type={file.type} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ui" title={name}>
          {name}
        </span>
        <span className="tabular block truncate text-small text-muted">{facts.join(' · ')}</span>
      </span>
      <PlainIconButton
        size="small"
        label={t('removeFile', { name })}
        title={t('removeFile', { name })}
        icon={<X aria-hidden />}
        className="pointer-coarse:size-11"
        onClick={onRemove}
      />
    </li>
  );
}
