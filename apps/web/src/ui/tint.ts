/** The ten category tints: `soft` is the background of an emoji, `strong` of a strip or dot; `color` is a CSS value. */
export const tints = [
  { soft: 'bg-[var(--category-1-soft)]', strong: 'bg-[var(--category-1)]', color: 'var(--category-1)' },
  { soft: 'bg-[var(--category-2-soft)]', strong: 'bg-[var(--category-2)]', color: 'var(--category-2)' },
  { soft: 'bg-[var(--category-3-soft)]', strong: 'bg-[var(--category-3)]', color: 'var(--category-3)' },
  { soft: 'bg-[var(--category-4-soft)]', strong: 'bg-[var(--category-4)]', color: 'var(--category-4)' },
  { soft: 'bg-[var(--category-5-soft)]', strong: 'bg-[var(--category-5)]', color: 'var(--category-5)' },
  { soft: 'bg-[var(--category-6-soft)]', strong: 'bg-[var(--category-6)]', color: 'var(--category-6)' },
  { soft: 'bg-[var(--category-7-soft)]', strong: 'bg-[var(--category-7)]', color: 'var(--category-7)' },
  { soft: 'bg-[var(--category-8-soft)]', strong: 'bg-[var(--category-8)]', color: 'var(--category-8)' },
  { soft: 'bg-[var(--category-9-soft)]', strong: 'bg-[var(--category-9)]', color: 'var(--category-9)' },
  { soft: 'bg-[var(--category-10-soft)]', strong: 'bg-[var(--category-10)]', color: 'var(--category-10)' },
] as const;

export type Tint = (typeof tints)[number];

/** The tint at a position, wrapping around: the eleventh is the first again. */
export function tintAt(position: number): Tint {
  return tints[((position % tints.length) + tints.length) % tints.length] ?? tints[0];
}

/** The colours a user can choose for a followed calendar. */
export const namedTints = [
  { name: 'Blue', value: '#5b7fd4', tint: tints[0] },
  { name: 'Orange', value: '#cf7a3c', tint: tints[5] },
  { name: 'Green', value: '#4f9a5d', tint: tints[4] },
  { name: 'Violet', value: '#9a72c4', tint: tints[8] },
  { name: 'Teal', value: '#4b93a8', tint: tints[1] },
  { name: 'Pink', value: '#c9679b', tint: tints[6] },
  { name: 'Gold', value: '#b3892f', tint: tints[9] },
  { name: 'Red', value: '#d46a6a', tint: tints[2] },
] as const;

/** The tint closest to a #rrggbb colour, so that any choice works in both themes. */
export function tintOfColor(color: string): Tint {
  const target = channels(color);
  const distance = (value: string) =>
    channels(value).reduce((sum, channel, index) => sum + (channel - (target[index] ?? 0)) ** 2, 0);
  return namedTints.toSorted((a, b) => distance(a.value) - distance(b.value))[0]?.tint ?? tints[0];
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
