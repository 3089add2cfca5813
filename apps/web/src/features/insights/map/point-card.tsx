import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { t } from './archive-map.messages.ts';
import type { MapCategory } from './map-points.ts';

export interface PointCardProps {
  title: string;
  category: MapCategory;
  date: string;
  /** The place of the point on the map, and the size of the map, in pixels. */
  at: { x: number; y: number };
  within: { width: number; height: number };
  /** Shows a link to this path; for touch, where a tap on the point only shows the card. */
  openPath?: string | undefined;
}

const WIDTH = 256;
const GAP = 14;

/** The title, category and date of a point, next to the point. */
export function PointCard({ title, category, date, at, within, openPath }: PointCardProps) {
  const width = Math.min(WIDTH, within.width - 16);
  const left = Math.min(within.width - width - 8, Math.max(8, at.x - width / 2));
  const isBelow = at.y < within.height / 2;
  const edge = isBelow ? { top: at.y + GAP } : { bottom: within.height - at.y + GAP };
  return (
    <div
      style={{ left, width, ...edge }}
      className={cx(
        'absolute rounded-control border border-line bg-panel px-3 py-2 shadow-float',
        openPath === undefined && 'pointer-events-none',
      )}
    >
      <p className="line-clamp-2 text-list font-[550]">{title}</p>
      <p className="mt-0.5 flex items-center gap-1.5 text-small text-muted">
        <span aria-hidden className="size-1.75 shrink-0 rounded-full" style={{ backgroundColor: category.color }} />
        <span className="truncate">{t('details', { category: category.name, date })}</span>
      </p>
      {openPath !== undefined && (
        <Link to={openPath} className={cx(buttonClass('secondary', 'small'), 'mt-2 w-full')}>
          {t('open')}
        </Link>
      )}
    </div>
  );
}
