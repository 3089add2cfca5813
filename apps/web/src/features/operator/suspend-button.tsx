import type { Person } from '@app/contract/operator';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useUpdatePerson } from './operator.api.ts';
import { t } from './operator.messages.ts';

/** Suspends an account after a confirmation, or ends its suspension. */
export function SuspendButton({ person: { id, email, state }, onDone }: { person: Person; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const update = useUpdatePerson(id);
  const isSuspended = state === 'suspended';
  const change = () =>
    update.mutate(
      { isSuspended: !isSuspended },
      {
        onSuccess: () => showToast({ title: isSuspended ? t('unsuspendDone') : t('suspendDone'), tone: 'success' }),
        onSuccessIfMounted: onDone,
      },
    );
  return (
    <div className="border-t border-line pt-4">
      <Button isPending={update.isPending} onClick={isSuspended ? change : () => setAsking(true)}>
        {isSuspended ? t('unsuspend') : t('suspend')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('suspendTitle', { email })}
        description={t('suspendText')}
        confirmLabel={t('suspend')}
        cancelLabel={t('cancel')}
        isDestructive
        isPending={update.isPending}
        onConfirm={change}
      />
    </div>
  );
}
