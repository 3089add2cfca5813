import type { Archive } from '@app/contract/archive';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { t } from './archive.messages.ts';

const entry = 'flex h-7 items-center rounded-[6px] px-3 text-list whitespace-nowrap pointer-coarse:h-11';

/** Links to all years together and to each year; nothing when there is only one year. */
export function ArchiveYears({ years, chosen }: Pick<Archive, 'years'> & { chosen: number | undefined }) {
  if (years.length < 2 && chosen === undefined) return null;
  const links = [
    { key: 'all', label: t('allYears'), to: '/archive', isChosen: chosen === undefined },
    ...years.map(({ year }) => ({
      key: String(year),
      label: String(year),
      to: `/archive?year=${year}`,
      isChosen: chosen === year,
    })),
  ];
  return (
    <nav aria-label={t('years')} className="max-md:order-last max-md:w-full max-md:overflow-x-auto">
      <ul className="flex w-max gap-0.5 rounded-control bg-sunken p-0.75 max-md:min-w-full max-md:justify-between">
        {links.map(({ key, label, to, isChosen }) => (
          <li key={key}>
            <Link
              to={to}
              replace
              aria-current={isChosen ? 'page' : undefined}
              className={cx(
                entry,
                isChosen
                  ? 'bg-control font-[550] shadow-button ring-1 ring-line-button'
                  : 'text-second hover:text-text',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
