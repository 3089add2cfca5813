import type { Mail, Mailer } from './email.ts';
import { mailNotConfigured } from './email-error.ts';

export interface FakeMailer extends Mailer {
  /** The sent mails, oldest first. */
  readonly sent: readonly Mail[];
  /** The next mail fails with this error instead of being sent. */
  fail(error: unknown): void;
}

/** A mailer in memory. */
export function createFakeMailer({ isConfigured = true }: { isConfigured?: boolean } = {}): FakeMailer {
  const sent: Mail[] = [];
  const failures: unknown[] = [];
  return {
    isConfigured,
    sent,
    fail: (error) => {
      failures.push(error);
    },
    send: async (mail) => {
      if (!isConfigured) throw mailNotConfigured();
      if (failures.length > 0) throw failures.shift();
      sent.push(mail);
    },
  };
}
