import { cx } from '#ui/cx.ts';
import { t } from './categories.messages.ts';
import { categoryColors, categoryTint } from '#ui/category-tint.ts';

export function ColorChoice({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-ui font-medium">{t('color')}</legend>
      <div className="flex flex-wrap gap-2">
        {categoryColors.map((color) => (
          <label key={color.value} title={color.name} className="relative inline-flex size-8">
            <input
              type="radio"
              name="category-color"
              aria-label={color.name}
              checked={value.toLowerCase() === color.value}
              onChange={() => onValueChange(color.value)}
              className="peer absolute inset-0 size-full appearance-none rounded-full"
            />
            <span
              aria-hidden
              style={categoryTint(color.value).strong}
              className={cx(
                'pointer-events-none m-1 size-6 rounded-full',
                'peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-text',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
