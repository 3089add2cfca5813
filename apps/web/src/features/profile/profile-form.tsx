import { type SubmitEvent, useState } from 'react';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useUpdateProfile } from './profile.api.ts';
import { checkProfile, hasNewEmail, type ProfileErrors, type ProfileValues } from './profile-values.ts';
import { t } from './profile.messages.ts';

export function ProfileForm() {
  return (
    <Card>
      <CardTitle className="mb-4">{t('information')}</CardTitle>
      <ProfileFields />
    </Card>
  );
}

/** The form shows no errors before the first submit; from then on they follow every change. */
export function ProfileFields() {
  const { firstName, lastName, email } = useViewer();
  const [values, setValues] = useState<ProfileValues>({ firstName, lastName, email, currentPassword: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const update = useUpdateProfile();
  const checked = checkProfile(values, email, t('passwordMissing'));
  const isChanged = values.firstName !== firstName || values.lastName !== lastName || values.email !== email;
  const fieldErrors: ProfileErrors = isSubmitted && 'errors' in checked ? checked.errors : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if ('errors' in checked || update.isPending) return;
    update.mutate(checked.body, {
      onSuccess: () => {
        setSubmitted(false);
        setValues((latest) => ({ ...latest, currentPassword: '' }));
        showToast({ title: t('updated'), description: t('updatedText'), tone: 'success' });
      },
    });
  }

  const inputProps = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} error={fieldErrors.firstName}>
          <Input autoComplete="given-name" {...inputProps('firstName')} />
        </Field>
        <Field label={t('lastName')} error={fieldErrors.lastName}>
          <Input autoComplete="family-name" {...inputProps('lastName')} />
        </Field>
      </div>
      <Field label={t('email')} error={fieldErrors.email}>
        <Input type="email" autoComplete="email" {...inputProps('email')} />
      </Field>
      {hasNewEmail(values, email) && (
        <Field label={t('currentPassword')} hint={t('currentPasswordHint')} error={fieldErrors.currentPassword}>
          <PasswordInput
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            autoComplete="current-password"
            value={values.currentPassword}
            onChange={(event) => setValues({ ...values, currentPassword: event.target.value })}
          />
        </Field>
      )}
      {/* The primary button of the screen only once there is something to save. */}
      <Button
        type="submit"
        variant={isChanged ? 'primary' : 'secondary'}
        className="self-start"
        disabled={update.isPending}
      >
        {update.isPending ? t('saving') : t('save')}
      </Button>
    </form>
  );
}
