import { limits } from '@app/contract/primitives';

export interface SignupForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The first client-side error of the form; the server checks the rest. */
export function findSignupError(form: SignupForm): 'missing' | 'mismatch' | 'short' | undefined {
  const required = [form.firstName, form.lastName, form.email];
  if (required.some((text) => text.trim() === '') || form.password === '') return 'missing';
  if (form.password !== form.confirmPassword) return 'mismatch';
  if (form.password.length < limits.passwordMinLength) return 'short';
  return undefined;
}
