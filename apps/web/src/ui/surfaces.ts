/** The parts of ui/ that appear only after a click. They load on the first interaction, not with the page. */
import { lazy } from 'react';

const loadDialog = () => import('./dialog-surface.tsx');
const loadSheet = () => import('./sheet-surface.tsx');
const loadConfirm = () => import('./confirm-surface.tsx');
const loadMenu = () => import('./menu-surface.tsx');
const loadPopover = () => import('./popover-surface.tsx');

export const DialogSurface = lazy(async () => ({ default: (await loadDialog()).DialogSurface }));
export const SheetSurface = lazy(async () => ({ default: (await loadSheet()).SheetSurface }));
export const ConfirmSurface = lazy(async () => ({ default: (await loadConfirm()).ConfirmSurface }));
export const PopoverSurface = lazy(async () => ({ default: (await loadPopover()).PopoverSurface }));
export const MenuSurface = lazy(async () => ({ default: (await loadMenu()).MenuSurface }));
export const MenuItem = lazy(async () => ({ default: (await loadMenu()).MenuItem }));
export const MenuChoice = lazy(async () => ({ default: (await loadMenu()).MenuChoice }));
export const MenuSeparator = lazy(async () => ({ default: (await loadMenu()).MenuSeparator }));

/** Preloads all surfaces. A failed load is reported only when that surface is opened. */
export function loadSurfaces(): void {
  void Promise.allSettled([loadDialog(), loadSheet(), loadConfirm(), loadMenu(), loadPopover()]);
}
