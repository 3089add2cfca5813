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
