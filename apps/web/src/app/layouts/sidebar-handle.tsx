import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from './frame.messages.ts';
import { sidebarBounds } from './use-sidebar-size.ts';

const KEYBOARD_STEP = 16;

export interface SidebarHandleProps {
  width: number;
  onWidthChange: (width: number) => void;
}

/** Resizes the sidebar by dragging or with the arrow keys; a double click or Enter resets it to the default. */
export function SidebarHandle({ width, onWidthChange }: SidebarHandleProps) {
  function resizeByPointer(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const sidebar = event.currentTarget.parentElement;
    if (sidebar !== null) onWidthChange(event.clientX - sidebar.getBoundingClientRect().left);
  }

  function resizeByKey(event: KeyboardEvent) {
    const widths: Partial<Record<string, number>> = {
      ArrowLeft: width - KEYBOARD_STEP,
      ArrowRight: width + KEYBOARD_STEP,
      Home: sidebarBounds.min,
      End: sidebarBounds.max,
      Enter: sidebarBounds.default,
    };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidthChange(next);
  }

  return (
    // The window splitter pattern requires a focusable separator, which <hr> is not meant to be.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('sidebar.resize')}
      aria-valuemin={sidebarBounds.min}
      aria-valuemax={sidebarBounds.max}
      aria-valuenow={width}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={resizeByPointer}
      onKeyDown={resizeByKey}
      onDoubleClick={() => onWidthChange(sidebarBounds.default)}
      className="absolute inset-y-0 -right-1.5 z-10 w-3 cursor-col-resize touch-none after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:transition-colors hover:after:bg-accent focus-visible:outline-none focus-visible:after:bg-accent active:after:bg-accent"
    />
  );
}
