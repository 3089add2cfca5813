/** The floating assistant's position, in pixels from the right and the bottom of the window, and its size. */
export interface WidgetPlace {
  right: number;
  bottom: number;
  width: number;
  height: number;
}

export interface Viewport {
  width: number;
  height: number;
}

export const margin = 16;
export const widthBounds = { min: 320, max: 800 } as const;
export const minHeight = 400;
export const defaultPlace: WidgetPlace = { right: margin, bottom: margin, width: 480, height: 512 };

/** The maximum height: the window's height without the margins above and below. */
export function maxHeight(viewport: Viewport): number {
  return viewport.height - 2 * margin;
}

/** Clamps a place to the window and the bounds. */
export function fitPlace(place: WidgetPlace, viewport: Viewport): WidgetPlace {
  const largestHeight = maxHeight(viewport);
  const width = clamp(place.width, widthBounds.min, Math.min(widthBounds.max, viewport.width - 2 * margin));
  const height = clamp(place.height, Math.min(minHeight, largestHeight), largestHeight);
  return {
    width,
    height,
    right: clamp(place.right, margin, viewport.width - margin - width),
    bottom: clamp(place.bottom, margin, viewport.height - margin - height),
  };
}

/** The place stored between visits; the default when the value is invalid. */
export function parsePlace(text: string | null): WidgetPlace {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultPlace;
    const read = (key: keyof WidgetPlace) => {
      const value: unknown = Reflect.get(stored, key);
      return typeof value === 'number' && Number.isFinite(value) ? value : defaultPlace[key];
    };
    return { right: read('right'), bottom: read('bottom'), width: read('width'), height: read('height') };
  } catch {
    return defaultPlace;
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.round(Math.max(min, Math.min(max, value)));
}
