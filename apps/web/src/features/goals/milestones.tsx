import { limits } from '@app/contract/primitives';
import type { GoalDetail, Milestone } from '@app/contract/goals';
import { Plus, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { formatValue, unitOf } from './format-goal.ts';
import { useAddMilestone, useDeleteMilestone, useUpdateMilestone } from './goals.api.ts';
import { t } from './goals.messages.ts';

/** The milestones of a goal. A milestone with a target value is completed automatically. */
export function Milestones({ goal }: { goal: GoalDetail }) {
  return (
    <>
      {goal.milestoneList.length === 0 ? (
        <p className="mb-3 text-ui text-muted">{t('milestones.empty')}</p>
      ) : (
        <ul className="mb-3 flex flex-col">
          {goal.milestoneList.map((milestone) => (
            <MilestoneRow key={milestone.id} goal={goal} milestone={milestone} />
          ))}
        </ul>
      )}
      <AddMilestone goal={goal} />
    </>
  );
}

function MilestoneRow({ goal, milestone }: { goal: GoalDetail; milestone: Milestone }) {
  const update = useUpdateMilestone(goal.id, milestone.id);
  const remove = useDeleteMilestone(goal.id);
  const { id, title, targetValue, isDone } = milestone;
  return (
    <li className="group flex items-center gap-2">
      <div title={targetValue === null ? undefined : t('milestones.byProgress')} className="min-w-0 flex-1 py-1.5">
        <Checkbox
          label={
            <span className={cx('wrap-anywhere', isDone && 'text-muted line-through')}>
              {title}
              {targetValue !== null && (
                <span className="tabular text-small text-muted">
                  {' '}
                  {t('milestones.atValue', { value: formatValue(targetValue), unit: unitOf(goal) })}
                </span>
              )}
            </span>
          }
          isChecked={isDone}
          disabled={targetValue !== null}
          onCheckedChange={(next) => update.mutate({ isDone: next })}
        />
      </div>
      <IconButton
        size="small"
        label={t('milestones.remove', { title })}
        icon={<X aria-hidden />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      />
    </li>
  );
}

function AddMilestone({ goal }: { goal: GoalDetail }) {
  const [title, setTitle] = useState('');
  const [value, setValue] = useState('');
  const add = useAddMilestone(goal.id);
  const isMeasured = goal.targetValue !== null;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (title.trim() === '') return;
    const target = value.trim() === '' ? null : Number(value.replace(',', '.'));
    const onSuccess = () => {
      setTitle('');
      setValue('');
    };
    add.mutate({ title, targetValue: target !== null && Number.isFinite(target) ? target : null }, { onSuccess });
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2">
      <Input
        aria-label={t('milestones.name')}
        placeholder={t('milestones.name')}
        value={title}
        maxLength={limits.titleLength}
        onChange={(event) => setTitle(event.target.value)}
      />
      {isMeasured && (
        <div className="w-20 shrink-0">
          <Input
            aria-label={t('milestones.at')}
            placeholder={t('milestones.at')}
            inputMode="decimal"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
      )}
      <Button type="submit" aria-label={t('milestones.add')} className="h-10" isPending={add.isPending}>
        <Plus aria-hidden />
      </Button>
    </form>
  );
}
