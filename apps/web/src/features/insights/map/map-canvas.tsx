import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { t } from './archive-map.messages.ts';
import { mapHeight } from './map-card.tsx';
import { type ChosenCategories, type Direction, type MapPoints, nextPoint } from './map-points.ts';
import { PointCard } from './point-card.tsx';
import type { DrawnMap } from './map-screen.ts';
import { useMapScreen } from './use-map-screen.ts';
import { useScrollHint } from './use-scroll-hint.ts';

export interface MapHandle {
  zoom: (factor: number) => void;
  showAll: () => void;
}

export interface MapCanvasProps {
  points: MapPoints;
  chosen: ChosenCategories;
  handle: Ref<MapHandle>;
  /** Called with the zoom after each change of the view. */
  onZoom: (zoom: number) => void;
}

/** How far from a point the mouse or a finger may be to hit the point, in pixels. */
const REACH = { mouse: 10, touch: 24 } as const;
const ZOOM_STEP = 1.6;
const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const conversationPath = (id: string): string => `/conversation-chat/${id}`;

/** The point whose details are shown. */
interface Active {
  point: number;
  by: 'hover' | 'keys' | 'touch';
}

/** The map as a canvas. It can be dragged and zoomed; points are chosen with the pointer or with the arrow keys. */
export function MapCanvas({ points, chosen, handle, onZoom }: MapCanvasProps) {
  const { timeZone } = useViewer();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [active, setActive] = useState<Active>();
  const [drawn, setDrawn] = useState<DrawnMap>();
  const { hint, showHint } = useScrollHint();
  const helpId = useId();
  const point = active !== undefined && active.point < points.count ? active.point : undefined;

  const screen = useMapScreen({ box, canvas }, points, {
    onDraw: (map) => {
      setDrawn(map);
      onZoom(map.zoom);
    },
    onHover,
    onPress,
    onIgnoredWheel: showHint,
  });
  const openPoint = (index: number) => void navigate(conversationPath(points.ids[index] ?? ''));
  function onHover(place: { x: number; y: number } | undefined) {
    const found = place === undefined ? -1 : screen.pointAt(place, REACH.mouse);
    if (found >= 0) setActive({ point: found, by: 'hover' });
    else if (active?.by === 'hover') setActive(undefined);
  }
  function onPress(place: { x: number; y: number }, isTouch: boolean) {
    const region = screen.labelAt(place);
    const found = screen.pointAt(place, isTouch ? REACH.touch : REACH.mouse);
    if (region !== undefined) screen.showRegion(region);
    else if (found < 0) setActive(undefined);
    else if (isTouch) setActive({ point: found, by: 'touch' });
    else openPoint(found);
  }

  useEffect(() => screen.update({ points, chosen, active: point ?? -1 }), [screen, points, chosen, point]);
  useImperativeHandle(handle, () => ({ zoom: (factor) => void screen.zoom(factor), showAll: () => screen.showAll() }), [
    screen,
  ]);

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const direction = directions[event.key];
    if (direction !== undefined) goToNext(direction);
    else if (event.key === 'Enter' && point !== undefined) openPoint(point);
    else if (event.key === '+' || event.key === '=') screen.zoom(ZOOM_STEP);
    else if (event.key === '-') screen.zoom(1 / ZOOM_STEP);
    else if (event.key === '0') screen.showAll();
    else if (event.key === 'Escape' && point !== undefined) setActive(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function goToNext(direction: Direction) {
    const next = point === undefined ? screen.middlePoint() : nextPoint(points, chosen, point, direction);
    if (next < 0) return;
    screen.reveal(next);
    setActive({ point: next, by: 'keys' });
  }

  const isZoomed = (drawn?.zoom ?? 1) > 1;
  const details = point === undefined ? undefined : describePoint(points, point, timeZone);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes the arrow keys
    <div
      ref={box}
      // The arrow keys go from point to point, so screen readers must not use them to read line by line.
      role="application"
      aria-label={t('mapName', { count: points.count })}
      aria-describedby={helpId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
      tabIndex={0}
      onKeyDown={handleKey}
      style={{ touchAction: isZoomed ? 'none' : 'pan-y' }}
      className={`relative ${mapHeight} overflow-hidden rounded-control select-none ${point !== undefined && active?.by === 'hover' ? 'cursor-pointer' : isZoomed ? 'cursor-grab' : ''}`}
    >
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot be drawn on
        role="img"
        aria-label={t('mapName', { count: points.count })}
        className="absolute inset-0 size-full"
      />
      <p id={helpId} className="sr-only">
        {t('mapHelp')}
      </p>
      <output className="sr-only">
        {details !== undefined && active?.by === 'keys' && t('point', { ...details, category: details.category.name })}
      </output>
      {details !== undefined && point !== undefined && drawn?.active !== undefined && (
        <PointCard
          {...details}
          at={drawn.active}
          within={drawn}
          openPath={active?.by === 'touch' ? conversationPath(points.ids[point] ?? '') : undefined}
        />
      )}
      {hint !== undefined && (
        <p className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-max animate-fade rounded-control bg-text px-3 py-1.5 text-small text-page">
          {hint}
        </p>
      )}
    </div>
  );
}

function describePoint({ titles, category, categories, startedAt }: MapPoints, point: number, timeZone: string) {
  const found = categories[category[point] ?? 0];
  if (found === undefined) return undefined;
  return {
    title: titles[point] ?? '',
    category: found,
    date: formatDate((startedAt[point] ?? 0) * 1_000, timeZone),
  };
}
