import type { MapCategory } from './map-points.ts';
import type { LabelStyle } from './paint-labels.ts';

export interface MapColors {
  /** Per category as 0xBBGGRR. */
  categories: number[];
  /** The colour of points that are filtered out, as 0xBBGGRR. */
  faded: number;
  label: LabelStyle;
}

/** Reads the colours of the current theme. */
export function readMapColors(element: HTMLElement, categories: readonly MapCategory[]): MapColors {
  const style = getComputedStyle(element);
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const cssColor = (color: string): string => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const toPixel = createPixelReader();
  const colors = {
    categories: categories.map(({ color }) => toPixel(cssColor(color))),
    faded: toPixel(cssColor('var(--line)')),
    label: {
      font: `600 12.5px ${style.fontFamily}`,
      pointFont: `12px ${style.fontFamily}`,
      text: cssColor('var(--text)'),
      pointText: cssColor('var(--text-muted)'),
      background: cssColor('var(--panel)'),
      accent: cssColor('var(--accent)'),
    },
  };
  probe.remove();
  return colors;
}

/** Returns a function that converts a CSS colour in any notation to 0xBBGGRR, by drawing it. */
function createPixelReader(): (color: string) => number {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (color) => {
    if (context === null) return 0;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (blue << 16) | (green << 8) | red;
  };
}
