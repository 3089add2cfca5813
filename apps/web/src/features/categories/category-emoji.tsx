import { cx } from '#ui/cx.ts';
import { categoryTint } from '#ui/category-tint.ts';

/** A category's emoji on its tint. Decorative: the name is next to it. */
export function CategoryEmoji({
  emoji,
  color,
  size = 'medium',
}: {
  emoji: string;
  color: string;
  size?: 'small' | 'medium';
}) {
  return (
    <span
      aria-hidden
      style={categoryTint(color).soft}
      className={cx(
        'inline-flex shrink-0 items-center justify-center',
        size === 'small' ? 'size-6 rounded-[6px] text-small' : 'size-10 rounded-control text-[1.25rem]',
      )}
    >
      {emoji}
    </span>
  );
}
