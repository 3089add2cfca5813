import { limits } from '@app/contract/primitives';
import { t } from './identity.messages.ts';

export interface SignupForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The error sentence of each invalid field. */
export type SignupFieldErrors = { [Name in keyof SignupForm]?: string };

export interface SignupError {
  /** Chooses the texts of the toast. */
  kind: 'missing' | 'mismatch' | 'short';
  fields: SignupFieldErrors;
}

/** The client-side errors of the form; the server checks the rest. */
export function findSignupError(form: SignupForm): SignupError | undefined {
  const fields = findMissing(form);
  if (Object.keys(fields).length > 0) return { kind: 'missing', fields };
  if (form.password !== form.confirmPassword) {
    return { kind: 'mismatch', fields: { confirmPassword: t('mismatch.description') } };
  }
  if (form.password.length < limits.passwordMinLength) {
    return { kind: 'short', fields: { password: t('short.description') } };
  }
  return undefined;
}

function findMissing(form: SignupForm): SignupFieldErrors {
  return {
    ...(form.firstName === '' && { firstName: t('enter.firstName') }),
    ...(form.lastName === '' && { lastName: t('enter.lastName') }),
    ...(form.email === '' && { email: t('enter.email') }),
    ...(form.password === '' && { password: t('enter.newPassword') }),
  };
}
