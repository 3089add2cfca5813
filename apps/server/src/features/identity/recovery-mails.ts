import type { MailContent } from '#integrations/email/email.ts';
import { composeMail } from '#integrations/email/mail-content.ts';

/** What a mail contains of this instance. */
export interface MailFrame {
  appName: string;
  /** The URL of the app, without a slash at the end. */
  address: string;
}

export function resetMail({ appName, address }: MailFrame, firstName: string, token: string): MailContent {
  return composeMail({
    appName,
    subject: `Set a new password for ${appName}`,
    paragraphs: [
      `Hello ${firstName},`,
      'Somebody asked for a new password for your account. The link below sets it; it works once, and for one hour.',
    ],
    action: { label: 'Set a new password', url: resetUrl(address, token) },
    footer: 'If it was not you, nothing has changed and there is nothing to do.',
  });
}

export function resetUrl(address: string, token: string): string {
  return `${address}/reset-password?token=${token}`;
}

export function verificationMail({ appName, address }: MailFrame, firstName: string, token: string): MailContent {
  return composeMail({
    appName,
    subject: `Confirm your email for ${appName}`,
    paragraphs: [
      `Hello ${firstName},`,
      'Please confirm that this email is yours. Until then nothing else is mailed to it. The link works for three days.',
    ],
    action: { label: 'Confirm this email', url: `${address}/verify-email?token=${token}` },
    footer: 'If you did not make this account, somebody mistyped their email: there is nothing to do.',
  });
}

export function emailChangedMail({ appName, address }: MailFrame, firstName: string, token: string): MailContent {
  return composeMail({
    appName,
    subject: `The email of your ${appName} account was changed`,
    paragraphs: [
      `Hello ${firstName},`,
      'Your account now has another email, and nothing more is mailed to this one. If it was you, there is nothing to do.',
      'If it was not you, somebody knows your password. The link below takes the account back: it sets a new password, returns the account to this email, and signs every device out. It works for three days.',
    ],
    action: { label: 'Take my account back', url: resetUrl(address, token) },
    footer: 'You get this because this email belonged to the account until now.',
  });
}
