import { FileArchive, CalendarPlus } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { tintAt } from '#ui/tint.ts';
import { t } from './landing.messages.ts';

const sheet = 'rounded-card border border-line bg-surface';

export function ImportCrop() {
  return (
    <div className={cx(sheet, 'p-4')}>
      <p className="flex items-center gap-2 text-ui font-medium">
        <FileArchive className="size-[var(--size-icon)] text-muted" strokeWidth={1.75} />
        {t('import.file')}
      </p>
      <div className="mt-3 h-1.5 overflow-hidden rounded-full bg-hover">
        <div className="h-full w-[73%] rounded-full bg-accent" />
      </div>
      <p className="tabular mt-2 text-small text-muted">{t('import.progress')}</p>
      <dl className="mt-4 grid grid-cols-3 gap-2 border-t border-line pt-3 text-small">
        <Count value="114" label={t('import.created')} />
        <Count value="3" label={t('import.unchanged')} />
        <Count value="1" label={t('import.skipped')} />
      </dl>
    </div>
  );
}

function Count({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular text-section">{value}</dd>
    </div>
  );
}

const sorted = [
  { title: t('sort.one'), emoji: '💪', name: 'Fitness', tint: 4 },
  { title: t('sort.two'), emoji: '💼', name: 'Work', tint: 0 },
  { title: t('sort.three'), emoji: '💰', name: 'Finances', tint: 3 },
] as const;

export function SortCrop() {
  return (
    <ul className={cx(sheet, 'divide-y divide-line')}>
      {sorted.map((row) => (
        <li key={row.name} className="flex items-center justify-between gap-3 px-4 py-3">
          <span className="truncate text-ui">{row.title}</span>
          <span
            className={cx(
              'flex shrink-0 items-center gap-1.5 rounded-full py-0.5 pr-2.5 pl-2 text-small font-medium',
              tintAt(row.tint).soft,
            )}
          >
            {row.emoji} {row.name}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function PlanCrop() {
  return (
    <div className="flex flex-col gap-3">
      <div className="self-end">
        <p className="mb-1 text-right text-small text-muted">{t('plan.you')}</p>
        <p className="rounded-card bg-accent-soft px-3.5 py-2 text-ui">{t('plan.said')}</p>
      </div>
      <div className={cx(sheet, 'p-3.5')}>
        <div className="flex items-center gap-3">
          <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-text">
            <CalendarPlus className="size-[var(--size-icon)]" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <p className="text-ui font-semibold">{t('plan.event')}</p>
            <p className="tabular text-small text-muted">{t('plan.when')}</p>
          </div>
        </div>
        <div className="mt-3 flex gap-2 text-small font-medium">
          <span className="rounded-control bg-accent px-3 py-1.5 text-on-accent">{t('plan.approve')}</span>
          <span className="rounded-control border border-line px-3 py-1.5">{t('plan.decline')}</span>
        </div>
      </div>
    </div>
  );
}
