import { describe, expect, it } from 'vitest';
import { ChangePasswordBody, isPremiumTier, LoginBody, ProfileBody, SignupBody } from './identity.ts';

const person = { firstName: ' Ada ', lastName: 'Lovelace', email: ' Ada@Example.com', password: 'secret' };

describe('signing up', () => {
  it('trims names, converts the email to lower case and does not change the password', () => {
    expect(SignupBody.parse({ ...person, password: ' Se cret ', timeZone: 'Europe/Berlin' })).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      password: ' Se cret ',
      timeZone: 'Europe/Berlin',
    });
  });

  it.each(['firstName', 'lastName', 'password'])('asks for all fields when %s is missing', (field) => {
    expect(findFirstIssue(SignupBody, { ...person, [field]: undefined })).toBe(`${field}: Please fill in all fields`);
  });

  it('requires a valid email', () => {
    expect(findFirstIssue(SignupBody, { ...person, email: 'ada' })).toBe('email: Please enter a valid email');
    expect(findFirstIssue(SignupBody, { ...person, email: `${'a'.repeat(250)}@b.de` })).toContain('254');
  });

  it('requires a password of 6 to 256 characters', () => {
    expect(findFirstIssue(SignupBody, { ...person, password: '12345' })).toBe(
      'password: Password must be at least 6 characters long.',
    );
    expect(findFirstIssue(SignupBody, { ...person, password: '123456' })).toBeUndefined();
    expect(findFirstIssue(SignupBody, { ...person, password: 'x'.repeat(257) })).toContain('256');
  });
});

describe('signing in', () => {
  it('requires an email and a password of any length', () => {
    expect(LoginBody.parse({ email: 'ADA@example.com ', password: 'x' })).toEqual({
      email: 'ada@example.com',
      password: 'x',
    });
    expect(findFirstIssue(LoginBody, { email: '', password: 'x' })).toBe('email: Please fill in all fields');
    expect(findFirstIssue(LoginBody, { email: 'ada@example.com', password: '' })).toBe(
      'password: Please fill in all fields',
    );
  });
});

describe('the profile form', () => {
  it('names the field that is missing', () => {
    const body = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

    expect(findFirstIssue(ProfileBody, body)).toBeUndefined();
    expect(findFirstIssue(ProfileBody, { ...body, firstName: ' ' })).toBe('firstName: First name is required');
    expect(findFirstIssue(ProfileBody, { ...body, lastName: '' })).toBe('lastName: Last name is required');
    expect(findFirstIssue(ProfileBody, { ...body, email: '' })).toBe('email: Please enter a valid email');
    expect(findFirstIssue(ProfileBody, { ...body, firstName: 'x'.repeat(101) })).toContain('100');
  });
});

describe('a new password', () => {
  it('has the same rules as at sign-up', () => {
    expect(findFirstIssue(ChangePasswordBody, { currentPassword: 'x', newPassword: '12345' })).toBe(
      'newPassword: Password must be at least 6 characters long.',
    );
  });
});

describe('a tier', () => {
  it('is Premium when its name says so', () => {
    expect(['premium_monthly', 'premium_annual', 'premium', 'free'].map(isPremiumTier)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

interface Parser {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

function findFirstIssue(schema: Parser, body: unknown): string | undefined {
  const issue = schema.safeParse(body).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}
