import { cx } from '#ui/cx.ts';
import { tintAt } from '#ui/tint.ts';
import { t } from './landing.messages.ts';

const rows = [
  { emoji: '💼', name: 'Work', count: 48, share: 'w-[30%]' },
  { emoji: '🎓', name: 'Education', count: 37, share: 'w-[23%]' },
  { emoji: '🏥', name: 'Health', count: 21, share: 'w-[13%]' },
  { emoji: '💰', name: 'Finances', count: 19, share: 'w-[12%]' },
  { emoji: '💪', name: 'Fitness', count: 16, share: 'w-[10%]' },
  { emoji: '👪', name: 'Family', count: 9, share: 'w-[6%]' },
] as const;

/** The categories page in small, drawn with the parts it is made of, so that it follows the theme. */
export function CategoriesPreview() {
  return (
    <figure
      aria-label={t('preview.label')}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-float select-none"
    >
      <div aria-hidden className="flex items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
        <p className="text-section">{t('preview.title')}</p>
        <div className="flex gap-2 text-small">
          <span className="hidden rounded-control border border-line px-2.5 py-1.5 text-muted sm:block">
            {t('preview.search')}
          </span>
          <span className="rounded-control bg-accent px-2.5 py-1.5 font-medium text-on-accent">
            {t('preview.import')}
          </span>
        </div>
      </div>
      <div aria-hidden className="grid grid-cols-2 gap-3 p-4 sm:grid-cols-3 sm:p-5">
        {rows.map((row, index) => (
          <div key={row.name} className="rounded-card border border-line p-3.5">
            <span
              className={cx('flex size-9 items-center justify-center rounded-control text-section', tintAt(index).soft)}
            >
              {row.emoji}
            </span>
            <p className="mt-3 text-ui font-semibold">{row.name}</p>
            <p className="tabular text-small text-muted">{t('preview.counts', { count: row.count })}</p>
            <div className="mt-3 h-1 overflow-hidden rounded-full bg-sunken">
              <div className={cx('h-full rounded-full', tintAt(index).strong, row.share)} />
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}
