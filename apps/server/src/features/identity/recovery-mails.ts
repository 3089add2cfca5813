import type { MailContent } from '#integrations/email/email.ts';
import { composeMail } from '#integrations/email/mail-content.ts';

export interface MailFrame {
  appName: string;
  /** Where the app is opened, without a slash at the end. */
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
    action: { label: 'Set a new password', url: resetAddress(address, token) },
    footer: 'If it was not you, nothing has changed and there is nothing to do.',
  });
}

export function resetAddress(address: string, token: string): string {
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
