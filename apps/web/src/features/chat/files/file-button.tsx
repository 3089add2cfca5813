import { Camera, FolderOpen, Paperclip, Upload } from 'lucide-react';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { CHAT_FILE_EXTENSIONS } from '@app/contract/chat-files';
import { type DraftFiles, toDraftFile } from '#lib/draft-files.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useChatSlots } from '../chat-slots.ts';
import { addFiles } from './file-uploads.ts';
import { t } from './files.messages.ts';

const ACCEPTED_TYPES = [...CHAT_FILE_EXTENSIONS.map((extension) => `.${extension}`), 'image/*'].join(',');

/** Attaches files to the message: from the device, by its camera, or from the library of files. */
export function FileButton({ draft }: { draft: DraftFiles }) {
  const { FilePicker } = useChatSlots();
  const [isPicking, setPicking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    addFiles(draft, [...(currentTarget.files ?? [])]);
    // Emptied, because otherwise choosing the same file again would be no change.
    currentTarget.value = '';
  };
  const hasCamera = window.matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t('attach')}
            title={t('attach')}
            className="inline-flex size-9 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text data-[state=open]:bg-hover max-md:size-11 pointer-coarse:size-11"
          >
            <Paperclip aria-hidden className="size-[var(--size-icon)]" strokeWidth={1.75} />
          </button>
        }
      >
        <MenuItem onSelect={() => picker.current?.click()}>
          <Upload aria-hidden />
          {t('upload')}
        </MenuItem>
        {hasCamera && (
          <MenuItem onSelect={() => camera.current?.click()}>
            <Camera aria-hidden />
            {t('photo')}
          </MenuItem>
        )}
        {FilePicker !== undefined && (
          <MenuItem onSelect={() => setPicking(true)}>
            <FolderOpen aria-hidden />
            {t('fromLibrary')}
          </MenuItem>
        )}
      </Menu>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_TYPES}
        aria-label={t('upload')}
        onChange={onChosen}
      />
      {hasCamera && (
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={t('photo')}
          onChange={onChosen}
        />
      )}
      {FilePicker !== undefined && isPicking && (
        <Suspense>
          <FilePicker onPick={(files) => draft.add(files.map(toDraftFile))} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
