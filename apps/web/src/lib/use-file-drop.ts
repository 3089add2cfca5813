import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles, type FoundFile } from './found-files.ts';

/** Handles files and folders dropped anywhere on the page. Returns whether files are being dragged over it. */
export function useFileDrop(onFiles: (found: readonly FoundFile[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const drop = useEffectEvent(onFiles);

  useEffect(() => {
    // `dragenter` of a child element fires before `dragleave` of its parent: the drag has left the page when as many
    // elements were left as were entered.
    let depth = 0;
    const listeners = {
      dragenter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth += 1;
        setDragging(true);
      },
      dragover: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      dragleave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth = Math.max(0, depth - 1);
        if (depth === 0) setDragging(false);
      },
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setDragging(false);
        if (event.dataTransfer !== null) void droppedFiles(event.dataTransfer).then(drop);
      },
    } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [name, listener] of entries) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) window.removeEventListener(name, listener);
    };
  }, []);

  return isDragging;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
