import type { Goal } from '@app/contract/goals';
import { CircleCheck, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useAddProgress, useDeleteGoal, useRestoreGoal } from './goals.api.ts';
import { t } from './goals.messages.ts';

export interface GoalMenuProps {
  goal: Goal;
  onEdit: () => void;
  /** Called after the goal was moved to the trash. */
  onDeleted?: () => void;
}

export function GoalMenu({ goal, onEdit, onDeleted }: GoalMenuProps) {
  const remove = useDeleteGoal(goal.id);
  const restore = useRestoreGoal(goal.id);
  const progress = useAddProgress(goal.id, t('log.failed'));
  const { title, targetValue, isAchieved } = goal;

  function deleteGoal() {
    const undo = () => restore.mutate();
    const onSuccess = () => showToast({ title: t('deleted'), action: { label: t('undo'), onSelect: undo } });
    remove.mutate(undefined, { onSuccess, onSuccessIfMounted: onDeleted });
  }

  return (
    <Menu
      align="end"
      trigger={<PlainIconButton size="small" label={t('actions', { title })} icon={<Ellipsis aria-hidden />} />}
    >
      {targetValue === null && (
        // A yes/no goal is reached at 1, so -1 reopens it.
        <MenuItem onSelect={() => progress.mutate({ amount: isAchieved ? -1 : 1 })}>
          {isAchieved ? <RotateCcw aria-hidden /> : <CircleCheck aria-hidden />}
          {isAchieved ? t('markOpen') : t('markDone')}
        </MenuItem>
      )}
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden />
        {t('edit')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={deleteGoal}>
        <Trash2 aria-hidden />
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}
