import type { Person, PersonLimits } from '@app/contract/operator';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { LimitFields } from './limit-fields.tsx';
import { type LimitValues, readLimits, toLimitValues } from './limit-values.ts';
import { useUpdatePerson } from './operator.api.ts';
import { t } from './operator.messages.ts';
import { SuspendButton } from './suspend-button.tsx';

interface PersonDialogProps {
  person: Person;
  defaults: PersonLimits | undefined;
  onClose: () => void;
}

/** Changes the plan and the limits of a person, or suspends the account. */
export function PersonDialog({ person, defaults, onClose }: PersonDialogProps) {
  const [plan, setPlan] = useState(person.plan);
  const [values, setValues] = useState(() => toLimitValues(person.limits));
  const [invalidField, setInvalidField] = useState<keyof LimitValues>();
  const update = useUpdatePerson(person.id);
  const isPaid = person.plan !== 'free' && person.plan !== 'premium';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const read = readLimits(values);
    if ('invalidField' in read) {
      setInvalidField(read.invalidField);
      return;
    }
    const onSuccess = () => showToast({ title: t('saved'), tone: 'success' });
    const change = plan === 'free' || plan === 'premium' ? { plan } : {};
    update.mutate({ ...change, ...read }, { onSuccess, onSuccessIfMounted: onClose });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={<span className="break-all">{person.email}</span>}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="person-form" variant="primary" isPending={update.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="person-form" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('plan')} hint={isPaid ? t('planPaid') : undefined}>
          <Select
            value={isPaid ? 'paid' : plan}
            disabled={isPaid}
            onChange={(event) => setPlan(event.target.value === 'premium' ? 'premium' : 'free')}
          >
            <option value="free">{t('free')}</option>
            <option value="premium">{t('premium')}</option>
            {isPaid && <option value="paid">{t('paid')}</option>}
          </Select>
        </Field>
        <LimitFields
          values={values}
          invalidField={invalidField}
          defaults={defaults}
          onChange={(next) => {
            setInvalidField(undefined);
            setValues(next);
          }}
        />
        {!person.isOperator && <SuspendButton person={person} onDone={onClose} />}
      </form>
    </Dialog>
  );
}
