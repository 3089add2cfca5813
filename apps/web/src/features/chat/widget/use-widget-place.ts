import { useState, useSyncExternalStore } from 'react';
import { widgetPlace } from '#lib/browser-storage.ts';
import { fitPlace, parsePlace, type Viewport, type WidgetPlace } from './widget-place.ts';

export interface PlacedWidget {
  place: WidgetPlace;
  viewport: Viewport;
  change: (change: Partial<WidgetPlace>) => void;
}

/** Position and size, stored between visits and kept inside the window. */
export function useWidgetPlace(): PlacedWidget {
  const [requested, setRequested] = useState(() => parsePlace(widgetPlace.read()));
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  const viewport = { width, height };
  const place = fitPlace(requested, viewport);
  return {
    place,
    viewport,
    change: (change) => {
      const next = fitPlace({ ...place, ...change }, viewport);
      setRequested(next);
      widgetPlace.write(JSON.stringify(next));
    },
  };
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
