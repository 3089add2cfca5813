import type { Draft } from './drag-draft.ts';
import { eventTint } from './format-event.ts';
import { MIN_DRAWN_MINUTES } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { formatClock, DAY_MINUTES } from './wall-time.ts';

/** The outline that shows where a dragged event would be dropped. */
export function DragGhost({ draft }: { draft: Draft }) {
  const { event, start, duration } = draft;
  const drawnEnd = Math.min(DAY_MINUTES, Math.max(start + duration, start + MIN_DRAWN_MINUTES));
  const tint = eventTint(event ?? { category: null });
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-20 overflow-hidden rounded-[6px] border border-dashed border-accent px-1.5 py-1 text-small shadow-float"
      style={{
        top: `${(start / DAY_MINUTES) * 100}%`,
        height: `${((drawnEnd - start) / DAY_MINUTES) * 100}%`,
        background: `color-mix(in srgb, var(--surface) 70%, ${tint.color})`,
      }}
    >
      <p className="truncate font-medium">{event?.title ?? t('newEvent')}</p>
      <p className="tabular truncate">
        {formatClock(start)} – {formatClock(start + duration)}
      </p>
    </div>
  );
}
