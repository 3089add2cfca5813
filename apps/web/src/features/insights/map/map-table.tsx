import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { t } from './archive-map.messages.ts';
import { conversationPath } from './map-canvas.tsx';
import { mapHeight } from './map-card.tsx';
import { type ChosenCategories, isShown, type MapPoints, regionOf } from './map-points.ts';

const PAGE_SIZE = 100;
const cellClass = 'px-2 py-2 text-left align-top first:pl-0';

/** The map as a table: every conversation, latest first, with the region of the map it is in. */
export function MapTable({ points, chosen }: { points: MapPoints; chosen: ChosenCategories }) {
  const { timeZone } = useViewer();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const rows = useMemo(
    () => Array.from({ length: points.count }, (_, point) => point).filter((point) => isShown(points, chosen, point)),
    [points, chosen],
  );
  const visible = rows.slice(0, limit);
  const hasRegions = points.regions.length > 0;
  return (
    <>
      <section
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable
        tabIndex={0}
        className={`relative ${mapHeight} overflow-auto rounded-control`}
      >
        <table className="w-full border-collapse text-list">
          <caption className="sr-only">{t('title')}</caption>
          <thead className="sticky top-0 bg-panel text-small text-muted">
            <tr>
              {[t('conversation'), t('category'), ...(hasRegions ? [t('part')] : []), t('date')].map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`${cellClass} font-medium ${index === 2 && hasRegions ? 'max-sm:hidden' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((point) => {
              const category = points.categories[points.category[point] ?? 0];
              return (
                <tr key={points.ids[point]} className="border-t border-line">
                  <th scope="row" className={`${cellClass} min-w-40 font-normal`}>
                    <Link to={conversationPath(points.ids[point] ?? '')} className="hover:underline">
                      {points.titles[point]}
                    </Link>
                  </th>
                  <td className={`${cellClass} whitespace-nowrap`}>
                    <span
                      aria-hidden
                      className="mr-1.5 inline-block size-1.75 rounded-full align-middle"
                      style={{ backgroundColor: category?.color }}
                    />
                    {category?.name}
                  </td>
                  {hasRegions && <td className={`${cellClass} max-sm:hidden`}>{regionOf(points, point)?.name}</td>}
                  <td className={`${cellClass} whitespace-nowrap text-muted tabular-nums`}>
                    {formatDate((points.startedAt[point] ?? 0) * 1_000, timeZone)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {visible.length < rows.length && (
        <div className="mt-3 flex items-center gap-3">
          <Button size="small" onClick={() => setLimit(limit + PAGE_SIZE)}>
            {t('showMore', { count: Math.min(PAGE_SIZE, rows.length - visible.length) })}
          </Button>
          <span className="text-small text-muted tabular-nums">
            {t('shown', { shown: visible.length, count: rows.length })}
          </span>
        </div>
      )}
    </>
  );
}
