import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles, type FoundFile } from './found-files.ts';

/** Handles files and folders dropped anywhere on the page. Returns whether files are being dragged over it. */
export function useFileDrop(onFiles: (found: readonly FoundFile[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const drop = useEffectEvent(onFiles);

  useEffect(() => {
    // The number of elements that the drag has entered and not left. `dragenter` of a child fires before `dragleave` of
    // its parent, so the drag has left the page only when this is 0.
    let enteredCount = 0;
    const listeners = {
      dragenter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        enteredCount += 1;
        setDragging(true);
      },
      dragover: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      dragleave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        enteredCount = Math.max(0, enteredCount - 1);
        if (enteredCount === 0) setDragging(false);
      },
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        enteredCount = 0;
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
