import { chipClass } from '#ui/chip-class.ts';
import { t } from './archive-map.messages.ts';
import type { ChosenCategories, MapCategory } from './map-points.ts';

export interface MapLegendProps {
  categories: readonly MapCategory[];
  chosen: ChosenCategories;
  onChange: (chosen: ChosenCategories) => void;
}

/** The categories with their colours, to choose which of them are shown. */
export function MapLegend({ categories, chosen, onChange }: MapLegendProps) {
  function toggle(index: number) {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    onChange(next.size === categories.length ? new Set() : next);
  }
  return (
    <fieldset
      aria-label={t('categories')}
      className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] sm:flex-wrap"
    >
      {categories.length > 1 && (
        <button
          type="button"
          aria-pressed={chosen.size === 0}
          className={chipClass(chosen.size === 0)}
          onClick={() => onChange(new Set())}
        >
          {t('allCategories')}
        </button>
      )}
      {categories.map(({ id, name, color, count }, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.has(index)}
          className={chipClass(chosen.has(index))}
          onClick={() => toggle(index)}
        >
          <span aria-hidden className="size-1.75 rounded-full" style={{ backgroundColor: color }} />
          {name}
          <span className="text-muted tabular-nums">{count.toLocaleString('en-US')}</span>
        </button>
      ))}
    </fieldset>
  );
}
