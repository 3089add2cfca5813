import { limits } from '@app/contract/primitives';
import { t } from './recovery.messages.ts';

export interface PasswordErrors {
  password?: string;
  confirmation?: string;
}

/** The error of a new password, or of its confirmation; undefined if both are valid. */
export function findPasswordErrors(password: string, confirmation: string): PasswordErrors | undefined {
  if (password.length < limits.passwordMinLength) return { password: t('short') };
  return password === confirmation ? undefined : { confirmation: t('mismatch') };
}
