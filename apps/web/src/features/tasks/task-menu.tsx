import type { Task } from '@app/contract/tasks';
import { CalendarClock, Ellipsis, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDeleteTask, useRestoreTask } from './tasks.api.ts';
import { t } from './tasks.messages.ts';

export interface TaskMenuProps {
  task: Task;
  onEdit: (task: Task) => void;
  onFindTime: (task: Task) => void;
}

export function TaskMenu({ task, onEdit, onFindTime }: TaskMenuProps) {
  const navigate = useNavigate();
  const remove = useDeleteTask(task.id);
  const restore = useRestoreTask(task.id);
  const { conversationId, isDone, title } = task;

  function deleteWithUndo() {
    const undo = () => restore.mutate();
    const onSuccess = () => showToast({ title: t('deleted'), action: { label: t('undo'), onSelect: undo } });
    remove.mutate(undefined, { onSuccess });
  }

  return (
    <Menu
      align="end"
      trigger={
        <PlainIconButton
          size="small"
          label={t('actions', { title })}
          icon={<Ellipsis aria-hidden />}
          className="pointer-coarse:size-11"
        />
      }
    >
      {!isDone && (
        <MenuItem onSelect={() => onFindTime(task)}>
          <CalendarClock aria-hidden />
          {t('findTime')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onEdit(task)}>
        <Pencil aria-hidden />
        {t('edit')}
      </MenuItem>
      {conversationId !== null && (
        <MenuItem onSelect={() => void navigate(`/conversation-chat/${conversationId}`)}>
          <MessageSquare aria-hidden />
          {t('source')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={deleteWithUndo}>
        <Trash2 aria-hidden />
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}
