import type { Transporter } from 'nodemailer';
import type { EmailConfig } from './email.config.ts';
import type { Mailer } from './email.ts';
import { toMailError, mailNotConfigured } from './email-error.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const SILENCE_TIMEOUT_MS = 60_000;

/** Sends mail over SMTP, with a connection per mail. Without SMTP_URL every attempt throws email.not_configured. */
export function createMailer(config: EmailConfig, { appName }: { appName: string }): Mailer {
  const { SMTP_URL } = config;
  if (SMTP_URL === undefined) return { isConfigured: false, send: () => Promise.reject(mailNotConfigured()) };
  const from = config.MAIL_FROM ?? { name: appName, address: defaultSender(new URL(SMTP_URL)) };
  const domain = domainOf(typeof from === 'string' ? from : from.address);
  const open = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport({
      url: SMTP_URL,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      // Mails contain text only: values that look like a path or a URL must not be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: Promise<Transporter> | undefined;
  return {
    isConfigured: true,
    send: async ({ to, id, subject, text, html }) => {
      try {
        transport ??= open();
        await (
          await transport
        ).sendMail({
          from,
          // Given as an object, the address is not split, whatever commas and quotes it has.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          // Prevents out-of-office replies.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

function defaultSender({ username, hostname }: URL): string {
  const name = decodeURIComponent(username);
  return name.includes('@') ? name : `no-reply@${hostname}`;
}

/** The part after the @ of an address or of `Name <address>`. */
function domainOf(sender: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
}
