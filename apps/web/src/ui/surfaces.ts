/** The parts of ui/ that appear only after a click. They load on the first interaction, not with the page. */
import { lazyModule } from './lazy-module.ts';

const dialog = lazyModule(() => import('./dialog-surface.tsx'));
const sheet = lazyModule(() => import('./sheet-surface.tsx'));
const confirm = lazyModule(() => import('./confirm-surface.tsx'));
const menu = lazyModule(() => import('./menu-surface.tsx'));
const popover = lazyModule(() => import('./popover-surface.tsx'));

export const DialogSurface = dialog.part((module) => module.DialogSurface);
export const SheetSurface = sheet.part((module) => module.SheetSurface);
export const ConfirmSurface = confirm.part((module) => module.ConfirmSurface);
export const PopoverSurface = popover.part((module) => module.PopoverSurface);
export const MenuSurface = menu.part((module) => module.MenuSurface);
export const MenuItem = menu.part((module) => module.MenuItem);
export const MenuChoice = menu.part((module) => module.MenuChoice);
export const MenuSeparator = menu.part((module) => module.MenuSeparator);

/** Preloads all surfaces. A failed load is reported only when that surface is opened. */
export function loadSurfaces(): void {
  for (const { preload } of [dialog, sheet, confirm, menu, popover]) preload();
}
