import { SegmentedControl } from '#ui/segmented-control.tsx';
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
  const options = priorityChoices.map((choice) => ({ value: choice, label: t(`priority.${choice}`) }));
  return <SegmentedControl label={t('priority')} value={value} options={options} onChange={onChange} />;
}
