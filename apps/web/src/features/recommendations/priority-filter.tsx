import { cx } from '#ui/cx.ts';
import { t } from './recommendations.messages.ts';

export const priorityChoices = ['all', 'high', 'medium', 'low'] as const;
export type PriorityChoice = (typeof priorityChoices)[number];

export function PriorityFilter({
  value,
  onChange,
}: {
  value: PriorityChoice;
  onChange: (value: PriorityChoice) => void;
}) {
  return (
    <fieldset className="flex w-fit rounded-control bg-sunken p-0.5">
      <legend className="sr-only">{t('priority')}</legend>
      {priorityChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={value === choice}
          onClick={() => onChange(choice)}
          className={cx(
            'h-7 rounded-[6px] px-3 text-small font-medium text-muted hover:text-text pointer-coarse:h-11',
            value === choice && 'border border-line-button bg-control text-text',
          )}
        >
          {t(`priority.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
