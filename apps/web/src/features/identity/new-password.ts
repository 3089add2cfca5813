import { limits } from '@app/contract/primitives';
import { t } from './recovery.messages.ts';

/** What is wrong with a password and its confirmation; undefined when valid. */
export function findPasswordError(password: string, confirmation: string): string | undefined {
  if (password.length < limits.passwordMinLength) return t('short');
  return password === confirmation ? undefined : t('mismatch');
}
