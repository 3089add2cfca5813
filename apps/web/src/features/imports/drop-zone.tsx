import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { chosenFiles, type FoundFile } from './found-files.ts';
import { useFileDrop } from './use-file-drop.ts';
import { t } from './imports.messages.ts';

export interface DropZoneProps {
  title: string;
  description: string;
  onFiles: (found: readonly FoundFile[]) => void;
  isPending?: boolean;
  /** Shown below the button. */
  children?: ReactNode;
}

/** Opens the browser's dialog for a folder, with an input of its own because an input chooses either files or folders. */
function chooseFolder(onFiles: (files: FileList) => void): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = true;
  input.addEventListener('change', () => input.files !== null && onFiles(input.files));
  input.click();
  return input;
}

/** Accepts files and folders that are dropped anywhere on the page or chosen with a button. */
export function DropZone({ title, description, onFiles, isPending = false, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  // Some browsers discard an input that nothing refers to while its dialog is open.
  const folderInput = useRef<HTMLInputElement>(null);
  const passChosenFiles = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(chosenFiles(event.target.files ?? []));
    // Allows the same files to be chosen again.
    event.target.value = '';
  };
  const isDragging = useFileDrop(onFiles);
  return (
    <section
      aria-label={title}
      className={cx(
        'rounded-card border border-dashed bg-panel px-4 py-10 transition-colors sm:px-8',
        isDragging ? 'border-accent bg-accent-soft' : 'border-line-field',
      )}
    >
      <div className="mx-auto flex max-w-md flex-col items-center text-center">
        <span
          aria-hidden
          className="mb-4 flex size-11 items-center justify-center rounded-card bg-accent-soft text-accent-text"
        >
          <FileUp className="size-5.5" strokeWidth={1.75} />
        </span>
        <h2 className="text-section">{isDragging ? t('dropOverlay') : title}</h2>
        <p className="mt-1.5 text-ui text-balance text-muted">{description}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button variant="primary" isPending={isPending} onClick={() => input.current?.click()}>
            {t('choose')}
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
        </div>
        <input
          ref={input}
          type="file"
          multiple
          accept=".zip,.json,.jsonl,.ndjson,.csv,.html,.htm,.md,.markdown,.txt,.dat"
          aria-label={t('choose')}
          tabIndex={-1}
          className="hidden"
          onChange={passChosenFiles}
        />
      </div>
      {children}
    </section>
  );
}
