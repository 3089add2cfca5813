import { type SubmitEvent, useId, useState } from 'react';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { signOut } from './identity.api.ts';
import { useDeleteAccount } from './recovery.api.ts';
import { t } from './recovery.messages.ts';

/** Deletes the account, with a week to restore it. */
export function DeleteAccountSection() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const formId = useId();
  const deletion = useDeleteAccount();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password === '' || deletion.isPending) return;
    setFieldError(undefined);
    deletion.mutate(password, {
      onError: (error) => {
        if (hasErrorCode(error, 'identity.bad_credentials')) setFieldError(errorSentence(error, t('tryAgain')));
      },
      onSuccess: () => {
        // The reload drops all loaded data.
        void signOut().finally(() => window.location.replace('/login'));
      },
    });
  }

  return (
    <SettingsSection title={t('deleteAccount.title')} description={t('deleteAccount.text')}>
      <Button variant="danger" onClick={() => setDialogOpen(true)}>
        {t('deleteAccount.button')}
      </Button>
      <Dialog
        isOpen={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('deleteAccount.ask')}
        description={t('deleteAccount.askText')}
        closeLabel={t('deleteAccount.close')}
        size="small"
        actions={
          <>
            <Button onClick={() => setDialogOpen(false)}>{t('deleteAccount.cancel')}</Button>
            <Button
              variant="danger"
              isPending={deletion.isPending}
              disabled={password === ''}
              type="submit"
              form={formId}
            >
              {t('deleteAccount.confirm')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t('password')} error={fieldError}>
            <PasswordInput
              showLabel={t('show')}
              hideLabel={t('hide')}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        </form>
      </Dialog>
    </SettingsSection>
  );
}
