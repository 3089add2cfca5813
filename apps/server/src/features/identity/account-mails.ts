import type { MailContent } from '#integrations/email/email.ts';
import { composeMail } from '#integrations/email/mail-content.ts';

/** The name and address of this instance for its mails. */
export interface InstanceInfo {
  appName: string;
  /** The URL of the app, without a slash at the end. */
  address: string;
}

export function resetMail({ appName, address }: InstanceInfo, firstName: string, token: string): MailContent {
  return composeMail({
    appName,
    subject: `Set a new password for ${appName}`,
    paragraphs: [
      `Hello ${firstName},`,
      'Someone requested a new password for your account. Use the link below to set it; it works once and expires in one hour.',
    ],
    action: { label: 'Set a new password', url: resetUrl(address, token) },
    footer: 'If this was not you, you can ignore this mail. Nothing has changed.',
  });
}

export function resetUrl(address: string, token: string): string {
  return `${address}/reset-password?token=${token}`;
}

export function verificationMail({ appName, address }: InstanceInfo, firstName: string, token: string): MailContent {
  return composeMail({
    appName,
    subject: `Confirm your email for ${appName}`,
    paragraphs: [
      `Hello ${firstName},`,
      'Please confirm that this email is yours. Until then no other mail is sent to it. The link works for three days.',
    ],
    action: { label: 'Confirm this email', url: `${address}/verify-email?token=${token}` },
    footer: 'If you did not create this account, someone mistyped their email and you can ignore this mail.',
  });
}

export function emailChangedMail({ appName, address }: InstanceInfo, firstName: string, token: string): MailContent {
  return composeMail({
    appName,
    subject: `The email of your ${appName} account was changed`,
    paragraphs: [
      `Hello ${firstName},`,
      'The email of your account was changed, and no more mail is sent to this one. If this was you, you can ignore this mail.',
      'If this was not you, someone knows your password. Use the link below to recover the account: you set a new password, the account returns to this email, and every device is signed out. The link works for three days.',
    ],
    action: { label: 'Take my account back', url: resetUrl(address, token) },
    footer: 'You get this mail because this email belonged to the account until now.',
  });
}
