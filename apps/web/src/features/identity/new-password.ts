import { limits } from '@app/contract/primitives';
import { t } from './recovery.messages.ts';

export interface PasswordErrors {
  password?: string;
  confirmation?: string;
}

/** What is wrong with a password and its confirmation, at the field that is to be changed; undefined when valid. */
export function findPasswordErrors(password: string, confirmation: string): PasswordErrors | undefined {
  if (password.length < limits.passwordMinLength) return { password: t('short') };
  return password === confirmation ? undefined : { confirmation: t('mismatch') };
}
