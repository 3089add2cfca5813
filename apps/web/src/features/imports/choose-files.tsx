import { type ChangeEvent, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { chosenFiles, type FoundFile } from '#lib/found-files.ts';
import { t } from './imports.messages.ts';

export interface ChooseFilesProps {
  /** The label of the primary button. */
  label: string;
  onFiles: (found: readonly FoundFile[]) => void;
  isPending: boolean;
  className?: string;
}

/** Opens the browser's dialog for a folder. The folder has its own input, because an input chooses files or folders. */
function chooseFolder(onFiles: (files: FileList) => void): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = true;
  input.addEventListener('change', () => input.files !== null && onFiles(input.files));
  input.click();
  return input;
}

/** The buttons that open the browser's dialogs for files and for a folder. */
export function ChooseFiles({ label, onFiles, isPending, className }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  // Some browsers discard an input that nothing refers to while its dialog is open.
  const folderInput = useRef<HTMLInputElement>(null);
  const passChosenFiles = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(chosenFiles(event.target.files ?? []));
    // Allows the same files to be chosen again.
    event.target.value = '';
  };
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      <Button variant="primary" isPending={isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Button
        variant="ghost"
        disabled={isPending}
        onClick={() => {
          folderInput.current = chooseFolder((files) => onFiles(chosenFiles(files)));
        }}
      >
        {t('chooseFolder')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".zip,.json,.jsonl,.ndjson,.csv,.html,.htm,.md,.markdown,.txt,.dat,.gz,.zst,.vscdb"
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={passChosenFiles}
      />
    </div>
  );
}
