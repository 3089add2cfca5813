import { type RefObject, useEffect, useEffectEvent } from 'react';
import { FileUp } from 'lucide-react';
import type { DraftFiles } from '#lib/draft-files.ts';
import { useFileDrop } from '#lib/use-file-drop.ts';
import { addFiles } from './file-uploads.ts';
import { t } from './files.messages.ts';
import { pastedFiles } from './pasted-files.ts';

export interface FileDropProps {
  draft: DraftFiles;
  /** The element with the chat's input, into which files are pasted. */
  input: RefObject<HTMLElement | null>;
  /** The element that takes dropped files; undefined for the whole page. */
  root?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Attaches files that are dropped on the chat or pasted into its input, and covers the chat while they are dragged over
 * it.
 */
export function FileDrop({ draft, input, root }: FileDropProps) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData === null ? [] : pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    addFiles(draft, files);
  });
  useEffect(() => {
    const element = input.current;
    const listener = (event: ClipboardEvent) => paste(event);
    element?.addEventListener('paste', listener);
    return () => element?.removeEventListener('paste', listener);
  }, [input]);
  const isDragging = useFileDrop(
    (found) =>
      addFiles(
        draft,
        found.map(({ file }) => file),
      ),
    root,
  );
  if (!isDragging) return null;
  return (
    <div className="pointer-events-none absolute inset-2 z-30 flex items-center justify-center rounded-card border-2 border-dashed border-accent bg-accent-soft/80">
      <div className="rounded-card bg-panel px-8 py-5 text-center shadow-float">
        <FileUp aria-hidden className="mx-auto mb-2 size-6 text-accent-text" strokeWidth={1.75} />
        <p className="text-section">{t('drop')}</p>
        <p className="mt-1 text-ui text-muted">{t('dropText')}</p>
      </div>
    </div>
  );
}
