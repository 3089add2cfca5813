import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { ChooseFiles } from './choose-files.tsx';
import type { FoundFile } from '#lib/found-files.ts';
import { useFileDrop } from '#lib/use-file-drop.ts';
import { t } from './imports.messages.ts';

export interface DropZoneProps {
  title: string;
  description: string;
  onFiles: (found: readonly FoundFile[]) => void;
  isPending?: boolean;
  /** Shown below the button. */
  children?: ReactNode;
}

/** Accepts files and folders that are dropped anywhere on the page or chosen with a button. */
export function DropZone({ title, description, onFiles, isPending = false, children }: DropZoneProps) {
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
        <ChooseFiles label={t('choose')} isPending={isPending} onFiles={onFiles} className="mt-5 justify-center" />
      </div>
      {children}
    </section>
  );
}
