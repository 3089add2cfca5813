import { AddProgressBody, type Goal } from '@app/contract/goals';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { showToast } from '#ui/toast-store.ts';
import { unitOf, formatGoalValue } from './format-goal.ts';
import { useAddProgress } from './goals.api.ts';
import { t } from './goals.messages.ts';

/** Adds a progress entry. A yes/no goal has no amount. */
export function LogProgress({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [amount, setAmount] = useState('1');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  // Without a toast on failure: the form shows the error.
  const add = useAddProgress(goal.id, false);
  const isMeasured = goal.targetValue !== null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const enteredAmount = amount.trim() === '' ? undefined : Number(amount.replace(',', '.'));
    const checked = AddProgressBody.safeParse({ amount: isMeasured ? enteredAmount : 1, note });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? t('log.failed'));
      return;
    }
    add.mutate(checked.data, {
      onSuccess: (updatedGoal) => {
        if (updatedGoal.isAchieved && !goal.isAchieved) {
          const description = t('reachedText', { title: goal.title });
          showToast({ title: t('reachedToast'), description, tone: 'success' });
        }
      },
      onSuccessIfMounted: onClose,
      onError: (failure) => setError(errorSentence(failure, t('log.failed'))),
    });
  }

  const value = formatGoalValue(goal);
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={isMeasured ? t('log.title') : t('markDone')}
      description={value === undefined ? goal.title : `${goal.title}: ${value}`}
      closeLabel={t('form.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form="log-form" variant="primary" isPending={add.isPending}>
            {isMeasured ? t('log.save') : t('markDone')}
          </Button>
        </>
      }
    >
      <form id="log-form" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        {isMeasured && (
          <Field label={`${t('log.amount')}${unitOf(goal)}`} hint={t('log.amountHint')} error={error}>
            <Input
              inputMode="decimal"
              value={amount}
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                setError(undefined);
                setAmount(event.target.value);
              }}
            />
          </Field>
        )}
        <Field label={t('log.note')} isOptional error={isMeasured ? undefined : error}>
          <Input value={note} maxLength={2_000} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
