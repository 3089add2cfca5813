import type { KeyboardEvent, PointerEvent } from 'react';
import { cx } from '#ui/cx.ts';
import type { PlacedWidget } from './use-widget-place.ts';
import { defaultPlace, margin, maxHeight, minHeight, widthBounds } from './widget-place.ts';
import { t } from './widget.messages.ts';

const step = 16;

/** Resize handles at the left edge, the upper edge and their corner. The opposite corner stays fixed. */
export function WidgetHandles({ place, viewport, change }: PlacedWidget) {
  const widthAt = (x: number) => viewport.width - place.right - Math.max(margin, x);
  const heightAt = (y: number) => viewport.height - place.bottom - Math.max(margin, y);
  const largestHeight = maxHeight(viewport);
  return (
    <>
      <ResizeEdge
        isVertical
        label={t('resizeWidth')}
        bounds={{ min: widthBounds.min, max: Math.min(widthBounds.max, viewport.width - 2 * margin) }}
        value={place.width}
        defaultValue={defaultPlace.width}
        onDrag={({ clientX }) => change({ width: widthAt(clientX) })}
        onChange={(width) => change({ width })}
      />
      <ResizeEdge
        isVertical={false}
        label={t('resizeHeight')}
        bounds={{ min: Math.min(minHeight, largestHeight), max: largestHeight }}
        value={place.height}
        defaultValue={defaultPlace.height}
        onDrag={({ clientY }) => change({ height: heightAt(clientY) })}
        onChange={(height) => change({ height })}
      />
      <div
        aria-hidden
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          change({ width: widthAt(event.clientX), height: heightAt(event.clientY) });
        }}
        className="absolute -top-1.5 -left-1.5 z-20 size-4 cursor-nwse-resize touch-none"
      />
    </>
  );
}

interface EdgeProps {
  /** The left edge, which sets the width; otherwise the upper edge, which sets the height. */
  isVertical: boolean;
  label: string;
  bounds: { min: number; max: number };
  value: number;
  defaultValue: number;
  onDrag: (event: PointerEvent) => void;
  onChange: (value: number) => void;
}

function ResizeEdge({ isVertical, label, bounds, value, defaultValue, onDrag, onChange }: EdgeProps) {
  function moveByKey(event: KeyboardEvent) {
    const values: Partial<Record<string, number>> = {
      [isVertical ? 'ArrowLeft' : 'ArrowUp']: value + step,
      [isVertical ? 'ArrowRight' : 'ArrowDown']: value - step,
      Home: bounds.min,
      End: bounds.max,
      Enter: defaultValue,
    };
    const next = values[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  }
  return (
    // The window splitter pattern requires a focusable separator, which <hr> is not meant to be.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      aria-valuenow={value}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event);
      }}
      onKeyDown={moveByKey}
      onDoubleClick={() => onChange(defaultValue)}
      className={cx(
        'absolute z-10 touch-none after:absolute after:rounded-full after:transition-colors hover:after:bg-accent focus-visible:outline-none focus-visible:after:bg-accent active:after:bg-accent',
        isVertical
          ? 'inset-y-3 -left-1.5 w-3 cursor-ew-resize after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2'
          : 'inset-x-3 -top-1.5 h-3 cursor-ns-resize after:inset-x-0 after:top-1/2 after:h-0.5 after:-translate-y-1/2',
      )}
    />
  );
}
