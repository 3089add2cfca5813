import type { FollowedCalendar } from '@app/contract/feeds';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/cx.ts';
import { tintOfColor } from '#ui/tint.ts';

/** A checkbox with the colour and name of a followed calendar; it shows or hides the calendar's events. */
export function CalendarCheckbox({ feed, onChange }: { feed: FollowedCalendar; onChange: (isShown: boolean) => void }) {
  return (
    <Checkbox
      isChecked={!feed.isHidden}
      onCheckedChange={onChange}
      className="max-w-full"
      label={
        <span className="flex min-w-0 items-center gap-2 font-medium wrap-anywhere">
          <span aria-hidden className={cx('size-2.5 shrink-0 rounded-full', tintOfColor(feed.color).strong)} />
          {feed.name}
        </span>
      }
    />
  );
}
