/** The ten category tints. `soft` sits behind an emoji, `strong` draws a strip, a dot or a chart series. */
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

/** The tint at a position, counted round: the eleventh is the first again. */
export function tintAt(position: number): Tint {
  return tints[((position % tints.length) + tints.length) % tints.length] ?? tints[0];
}
