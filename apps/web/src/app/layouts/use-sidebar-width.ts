import { useState } from 'react';
import { sidebarWidth } from '#lib/browser-storage.ts';

export const sidebarBounds = { min: 200, max: 400, default: 256 } as const;

/** The sidebar's width in pixels, stored between visits and clamped to its bounds. */
export function useSidebarWidth(): [number, (width: number) => void] {
  const [width, setWidth] = useState(() => clampWidth(Number(sidebarWidth.read() ?? sidebarBounds.default)));
  const change = (next: number) => {
    const clamped = clampWidth(next);
    setWidth(clamped);
    sidebarWidth.write(String(clamped));
  };
  return [width, change];
}

export function clampWidth(width: number): number {
  if (!Number.isFinite(width)) return sidebarBounds.default;
  return Math.round(Math.min(sidebarBounds.max, Math.max(sidebarBounds.min, width)));
}
