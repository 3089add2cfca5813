import { useEffect, useRef, useState } from 'react';
import { RotateCw, X } from 'lucide-react';
import { getChatFileContent } from '@app/contract/chat-files';
import { endpointUrl } from '#lib/api.ts';
import { formatBytes } from '#lib/bytes.ts';
import type { DraftFile, DraftFiles } from '#lib/draft-files.ts';
import { cx } from '#ui/cx.ts';
import { FileIcon } from '#ui/file-icon.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Progress } from '#ui/progress.tsx';
import { resumePolling, findBrowserFile, removeFile, retryFile } from './file-uploads.ts';
import { t } from './files.messages.ts';
import { useFileNews } from './use-file-news.ts';

export interface FileChipsProps {
  draft: DraftFiles;
  files: readonly DraftFile[];
  /** Moves the focus into the input, when the last file was removed. */
  onEmpty: () => void;
}

/** The files of the message being written, above its text. */
export function FileChips({ draft, files, onEmpty }: FileChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { news, announceRemoval } = useFileNews(files);
  useEffect(() => resumePolling(draft), [draft]);

  function remove(index: number, { key, name }: DraftFile): void {
    removeFile(draft, key);
    announceRemoval(name);
    if (files.length === 1) onEmpty();
    else list.current?.querySelectorAll<HTMLElement>('[data-remove]')[index === 0 ? 1 : index - 1]?.focus();
  }
  const isUploading = files.some(({ status }) => status === 'uploading');
  const hasFailed = files.some(({ status }) => status === 'failed');
  return (
    <>
      <output className="sr-only">{news}</output>
      {files.length > 0 && (
        <div className="border-b border-line p-2">
          <ul
            ref={list}
            aria-label={t('list')}
            className="grid max-h-44 grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-2 overflow-y-auto"
          >
            {failedFirst(files).map((file, index) => (
              <FileChip
                key={file.key}
                file={file}
                onRemove={() => remove(index, file)}
                onRetry={() => retryFile(draft, file.key)}
              />
            ))}
          </ul>
          {(isUploading || hasFailed) && (
            <p className="px-1 pt-1.5 text-small text-muted">{t(hasFailed ? 'removeFailed' : 'waitForUpload')}</p>
          )}
        </div>
      )}
    </>
  );
}

/** A file that prevents the message from being sent must be visible. */
function failedFirst(files: readonly DraftFile[]): readonly DraftFile[] {
  const hasFailed = ({ status }: DraftFile) => status === 'failed';
  return [...files.filter(hasFailed), ...files.filter((file) => !hasFailed(file))];
}

interface FileChipProps {
  file: DraftFile;
  onRemove: () => void;
  onRetry: () => void;
}

function FileChip({ file, onRemove, onRetry }: FileChipProps) {
  const { name, status, canRetry = false } = file;
  const hasFailed = status === 'failed';
  return (
    <li
      className={cx(
        'relative flex min-w-0 items-center gap-2.5 overflow-hidden rounded-control border py-1.5 pr-1 pl-2',
        hasFailed ? 'col-span-full border-danger bg-danger-soft' : 'border-line bg-panel',
      )}
    >
      <Thumbnail file={file} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-list font-medium" title={name}>
          {name}
        </p>
        <p className={cx('tabular text-small', hasFailed ? 'text-danger-text' : 'truncate text-muted')}>
          {describe(file)}
          {file.notice !== undefined && !hasFailed && ` · ${file.notice}`}
        </p>
      </div>
      {hasFailed && canRetry && (
        <PlainIconButton
          size="small"
          label={t('retry', { name })}
          title={t('retry', { name })}
          icon={<RotateCw aria-hidden />}
          onClick={onRetry}
          className="pointer-coarse:size-11"
        />
      )}
      <PlainIconButton
        data-remove
        size="small"
        label={t('remove', { name })}
        title={t('remove', { name })}
        icon={<X aria-hidden />}
        onClick={onRemove}
        className="pointer-coarse:size-11"
      />
      {status === 'uploading' && (
        <Progress
          label={name}
          percent={(file.sent ?? 0) * 100}
          className="absolute inset-x-0 bottom-0 h-0.5! rounded-none"
        />
      )}
    </li>
  );
}

/** The picture itself, or an icon of the kind of file. */
function Thumbnail({ file: { key, id, type } }: { file: DraftFile }) {
  const isPicture = type.startsWith('image/');
  const [localUrl] = useState(() => {
    const file = isPicture ? findBrowserFile(key) : undefined;
    return file && URL.createObjectURL(file);
  });
  useEffect(
    () => () => {
      if (localUrl !== undefined) URL.revokeObjectURL(localUrl);
    },
    [localUrl],
  );
  const url = localUrl ?? (isPicture && id !== undefined ? endpointUrl(getChatFileContent, { id }) : undefined);
  if (url !== undefined) return <img src={url} alt="" className="size-9 shrink-0 rounded-[4px] object-cover" />;
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-[4px] bg-sunken text-muted">
      <FileIcon type={type} className="size-5" />
    </span>
  );
}

function describe({ status, bytes, sent, pages, error }: DraftFile): string {
  const size = formatBytes(bytes);
  if (status === 'failed') return error ?? t('failed');
  if (status === 'uploading') {
    return sent === undefined ? t('waiting', { size }) : t('uploading', { size, percent: Math.floor(sent * 100) });
  }
  if (status !== 'ready') return t('reading', { size });
  return pages === undefined ? t('ready', { size }) : t('readyPages', { size, pages });
}
