import { useState } from 'react';
import { foldedSidebar, sidebarWidth } from '#lib/browser-storage.ts';
import { fromDesktop, useMediaQuery } from '#lib/use-media-query.ts';

export const sidebarBounds = { min: 200, max: 400, default: 256 } as const;

const FOLDED_WIDTH = 56;

export interface SidebarSize {
  /** In pixels, as shown. */
  width: number;
  isFolded: boolean;
  isResizable: boolean;
  resize: (width: number) => void;
  setFolded: (isFolded: boolean) => void;
}

/** The sidebar's width, and whether it is folded to icons. Both are stored between visits. */
export function useSidebarSize(): SidebarSize {
  const isDesktop = useMediaQuery(fromDesktop);
  const [chosenWidth, setChosenWidth] = useState(() =>
    clampWidth(Number(sidebarWidth.read() ?? sidebarBounds.default)),
  );
  const [isFolded, setFolded] = useState(() => foldedSidebar.read() !== null);
  return {
    width: isFolded ? FOLDED_WIDTH : isDesktop ? chosenWidth : sidebarBounds.default,
    isFolded,
    isResizable: isDesktop && !isFolded,
    resize: (width) => {
      const clamped = clampWidth(width);
      setChosenWidth(clamped);
      sidebarWidth.write(String(clamped));
    },
    setFolded: (next) => {
      setFolded(next);
      if (next) foldedSidebar.write('1');
      else foldedSidebar.remove();
    },
  };
}

function clampWidth(width: number): number {
  if (!Number.isFinite(width)) return sidebarBounds.default;
  return Math.round(Math.min(sidebarBounds.max, Math.max(sidebarBounds.min, width)));
}
