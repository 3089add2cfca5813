import type { CSSProperties } from 'react';

/**
 * The hue of a category's colour with the palette's lightness and saturation, so that any choice works in both themes.
 */
export interface CategoryTint {
  /** The background of an emoji. */
  soft: CSSProperties;
  /** The colour of a strip or a dot. */
  strong: CSSProperties;
  /** The same colour as a CSS value. */
  color: string;
}

export function categoryTint(color: string): CategoryTint {
  const tone = (lightness: number, chroma: number) => `oklch(from ${color} ${lightness} min(c, ${chroma}) h)`;
  const strong = `light-dark(${tone(0.62, 0.13)}, ${tone(0.72, 0.12)})`;
  return {
    soft: { backgroundColor: `light-dark(${tone(0.945, 0.03)}, ${tone(0.29, 0.045)})` },
    strong: { backgroundColor: strong },
    color: strong,
  };
}

/** The colours to choose from: those of the initial categories. */
export const categoryColors = [
  { name: 'Blue', value: '#5b7fd4' },
  { name: 'Indigo', value: '#7a74cf' },
  { name: 'Red', value: '#d46a6a' },
  { name: 'Orange', value: '#cf7a3c' },
  { name: 'Green', value: '#4f9a5d' },
  { name: 'Pink', value: '#c9679b' },
  { name: 'Gold', value: '#b3892f' },
  { name: 'Teal', value: '#4b93a8' },
  { name: 'Violet', value: '#9a72c4' },
  { name: 'Grey', value: '#7d828c' },
] as const;
