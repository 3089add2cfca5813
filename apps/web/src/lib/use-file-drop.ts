import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles, type FoundFile } from './found-files.ts';

/** Marks an element that handles dropped files itself; the handler of the whole page ignores drops on the element. */
const takerAttribute = 'data-takes-files';

/**
 * Handles files and folders dropped anywhere on the page, or on one element. Returns whether files are being dragged
 * over the page or the element.
 */
export function useFileDrop(
  onFiles: (found: readonly FoundFile[]) => void,
  root?: RefObject<HTMLElement | null>,
): boolean {
  const [isDragging, setDragging] = useState(false);
  const drop = useEffectEvent(onFiles);

  useEffect(() => {
    // The number of elements that the drag has entered and not left. `dragenter` of a child fires before `dragleave` of
    // its parent, so the drag has left the page only when this is 0.
    let enteredCount = 0;
    const element = root?.current;
    const dropTarget = element ?? window;
    element?.setAttribute(takerAttribute, '');
    const hasFiles = (event: DragEvent) => isFileDrag(event) && (element != null || !isTaken(event));
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
    for (const [name, listener] of entries) dropTarget.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of entries) dropTarget.removeEventListener(name, listener as EventListener);
    };
  }, [root]);

  return isDragging;
}

function isFileDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isTaken({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest(`[${takerAttribute}]`) !== null;
}
