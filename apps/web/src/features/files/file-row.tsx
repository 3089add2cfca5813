import type { ChatFile } from '@app/contract/chat-files';
import { Download, Ellipsis, MessageSquarePlus, Pencil, Trash2 } from 'lucide-react';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { describeFile } from './describe-file.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { fileUrl } from './files.api.ts';
import { t } from './files.messages.ts';

export interface FileRowProps {
  file: ChatFile;
  onOpen: () => void;
  onAttach: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A file of the library; a click shows its content. */
export function FileRow({ file, onOpen, onAttach, onRename, onDelete }: FileRowProps) {
  const { timeZone } = useViewer();
  const { id, name, status, createdAt } = file;
  return (
    <li className="flex items-center gap-1 pr-2 sm:pr-3">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2.5 pl-4 text-left -outline-offset-2"
      >
        <FileThumbnail file={file} />
        <span className="sr-only">{t('open')}</span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-ui font-medium" title={name}>
            {name}
          </span>
          <span
            className={cx('tabular block text-small', status === 'failed' ? 'text-danger-text' : 'truncate text-muted')}
          >
            {describeFile(file)}
          </span>
        </span>
        <time dateTime={createdAt} className="tabular shrink-0 text-small text-muted max-sm:hidden">
          {formatDate(createdAt, timeZone)}
        </time>
      </button>
      <PlainIconButton
        label={t('attach')}
        title={t('attach')}
        icon={<MessageSquarePlus aria-hidden />}
        disabled={status === 'failed'}
        onClick={onAttach}
        className="max-sm:hidden"
      />
      <Menu
        align="end"
        trigger={
          <PlainIconButton
            label={t('actions', { name })}
            icon={<Ellipsis aria-hidden />}
            className="pointer-coarse:size-11"
          />
        }
      >
        {status !== 'failed' && (
          <MenuItem onSelect={onAttach}>
            <MessageSquarePlus aria-hidden />
            {t('attach')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => download(fileUrl(id), name)}>
          <Download aria-hidden />
          {t('download')}
        </MenuItem>
        <MenuItem onSelect={onRename}>
          <Pencil aria-hidden />
          {t('rename')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={onDelete}>
          <Trash2 aria-hidden />
          {t('delete')}
        </MenuItem>
      </Menu>
    </li>
  );
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
