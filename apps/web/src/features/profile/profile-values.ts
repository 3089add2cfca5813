import { ProfileBody } from '@app/contract/identity';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  currentPassword: string;
}

export type ProfileErrors = Partial<Record<keyof ProfileValues, string>>;

export type CheckedProfile = { body: ProfileBody } | { errors: ProfileErrors };

/**
 * Validates the form against the contract. The password is required, and sent, only when the email changes;
 * `passwordMessage` is the error if it is missing.
 */
export function checkProfile(values: ProfileValues, currentEmail: string, passwordMessage: string): CheckedProfile {
  const { currentPassword, ...fields } = values;
  const checked = ProfileBody.safeParse(fields);
  const errors: ProfileErrors = {};
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path[0] as keyof ProfileValues;
    errors[field] ??= issue.message;
  }
  const isEmailChanged = hasNewEmail(values, currentEmail);
  if (isEmailChanged && currentPassword === '') errors.currentPassword = passwordMessage;
  if (!checked.success || Object.keys(errors).length > 0) return { errors };
  return { body: { ...checked.data, ...(isEmailChanged && { currentPassword }) } };
}

export function hasNewEmail({ email }: Pick<ProfileValues, 'email'>, currentEmail: string): boolean {
  return email.trim().toLowerCase() !== currentEmail;
}
