import { useFileDrop } from '#lib/use-file-drop.ts';
import { useStartImport } from './use-start-import.ts';
import { t } from './imports.messages.ts';

/** Accepts dropped exports on a page without a drop zone; shows an overlay while files are dragged over it. */
export function PageDrop() {
  const { importFiles } = useStartImport();
  const isDragging = useFileDrop((found) => importFiles(found));
  if (!isDragging) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-overlay p-6">
      <p className="rounded-card border border-accent bg-panel px-6 py-4 text-section shadow-float">
        {t('dropOverlay')}
      </p>
    </div>
  );
}
