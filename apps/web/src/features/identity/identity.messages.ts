import { translator } from '#lib/messages.ts';

export const t = translator({
  'login.title': 'Welcome back',
  'login.subtitle': 'Sign in to the AI Assistant account',
  'login.submit': 'Sign in',
  'login.submitting': 'Signing in...',
  'login.toSignup': 'No account yet?',
  'login.signupLink': 'Create one',
  'login.done': 'Login Successful',
  'login.welcome': 'Welcome back, {name}!',
  'login.failed': 'Sign in failed',
  'login.failedHint': 'Please check your credentials and try again.',

  'signup.title': 'Create your account',
  'signup.subtitle': 'Start organising ChatGPT conversations: import, search and continue them in one place.',
  'signup.premium':
    'Premium is $19/month or $190/year. First create your account; you pay only when you upgrade from it.',
  'signup.submit': 'Create Account',
  'signup.submitting': 'Creating Account...',
  'signup.toLogin': 'Already have an account?',
  'signup.loginLink': 'Sign in',
  'signup.done': 'Account created!',
  'signup.welcome': 'Welcome, {name}!',
  'signup.failed': 'Sign up failed',
  'signup.failedHint': 'Please try again.',

  'field.firstName': 'First name',
  'field.lastName': 'Last name',
  'field.email': 'Email',
  'field.password': 'Password',
  'field.passwordHint': 'At least 6 characters',
  'field.confirmPassword': 'Confirm password',
  'field.showPassword': 'Show password',
  'field.hidePassword': 'Hide password',

  'missing.title': 'Missing information',
  'missing.description': 'Please fill in all fields',
  'mismatch.title': 'Password mismatch',
  'mismatch.description': 'Passwords do not match.',
  'short.title': 'Password too short',
  'zone.title': 'You seem to be in the {zone} time zone',
  'zone.text': 'Times are shown in that of {zone}.',
  'zone.change': 'Change it',
  'zone.failed': 'The time zone stays as it was',
  'zone.failedHint': 'Please try again on your profile.',

  'short.description': 'Password must be at least 6 characters long.',
});
