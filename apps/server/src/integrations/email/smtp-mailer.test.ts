import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { startMailServer, type MailServer } from '#test/mail-server.ts';
import { emailSection } from './email.config.ts';
import type { Mail } from './email.ts';
import { composeMail } from './mail-content.ts';
import { createMailer } from './smtp-mailer.ts';

let server: MailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const createConfiguredMailer = (environment: Record<string, string>) =>
  createMailer(loadConfig([emailSection], environment).email, { appName: 'Ann’s, Assistant' });

const mail: Mail = {
  to: 'bob@example.org',
  id: 'reminder-1',
  ...composeMail({
    appName: 'Assistant',
    subject: 'Zahnarzt – mañana\r\nBcc: eve@example.org',
    paragraphs: ['Don’t forget: <b>the dentist</b> & the bill', '日本語も読めます'],
    action: { label: 'Open', url: 'https://example.org/reminders?a=1&b=2' },
    footer: 'You get this because you asked for it.',
  }),
};

test('a mail arrives as text and as HTML, with any characters', async () => {
  server = await startMailServer();
  await createConfiguredMailer({ SMTP_URL: server.url, MAIL_FROM: 'Assistant <hello@example.org>' }).send(mail);
  const [received] = server.received;
  expect(received).toMatchObject({
    recipients: ['bob@example.org'],
    from: { name: 'Assistant', address: 'hello@example.org' },
    subject: 'Zahnarzt – mañana Bcc: eve@example.org',
    messageId: '<reminder-1@example.org>',
  });
  expect(received?.text).toContain('Don’t forget: <b>the dentist</b> & the bill');
  expect(received?.text).toContain('https://example.org/reminders?a=1&b=2');
  expect(received?.html).toContain('&lt;b&gt;the dentist&lt;/b&gt; &amp; the bill');
  expect(received?.html).toContain('href="https://example.org/reminders?a=1&amp;b=2"');
  expect(received?.html).toContain('日本語も読めます');
  expect(received?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('without MAIL_FROM the sender has the address of the mail account and the name of the app', async () => {
  server = await startMailServer({ user: 'hello@example.org', password: 's3cret' });
  await createConfiguredMailer({ SMTP_URL: server.url }).send(mail);
  expect(server.received[0]?.from).toMatchObject({ name: 'Ann’s, Assistant', address: 'hello@example.org' });
});

test('temporary failures are distinguished from permanent ones', async () => {
  server = await startMailServer();
  const mailer = createConfiguredMailer({ SMTP_URL: server.url });
  server.refuse(451);
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'email.unavailable' });
  server.refuse(550);
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'email.refused' });
  await expect(mailer.send({ ...mail, to: 'not an address' })).rejects.toMatchObject({ code: 'email.refused' });
  expect(server.received).toEqual([]);

  const lockedServer = await startMailServer({ user: 'ann', password: 'right' });
  const mailerWithWrongPassword = createConfiguredMailer({ SMTP_URL: lockedServer.url.replace(':right@', ':wrong@') });
  // The operator can correct the password, after which the next attempt succeeds.
  await expect(mailerWithWrongPassword.send(mail)).rejects.toMatchObject({ code: 'email.unavailable' });
  await lockedServer.close();
  await expect(mailerWithWrongPassword.send(mail)).rejects.toMatchObject({ code: 'email.unavailable' });
});

test('mail to an address with a comma does not go to the part after the comma', async () => {
  server = await startMailServer();
  const mailer = createConfiguredMailer({ SMTP_URL: server.url });
  await mailer.send({ ...mail, to: 'bob@example.org, eve@example.org' }).catch(() => undefined);
  expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.org');
});

test('without SMTP_URL sending throws email.not_configured', async () => {
  const mailer = createConfiguredMailer({});
  expect(mailer.isConfigured).toBe(false);
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'email.not_configured', status: 503 });
});

test('an invalid SMTP_URL, or a sender with a line break, is a ConfigError', () => {
  expect(() => createConfiguredMailer({ SMTP_URL: 'mail.example.org' })).toThrow(
    'SMTP_URL must be an address such as smtps://',
  );
  expect(() => createConfiguredMailer({ MAIL_FROM: 'a@example.org\nBcc: b@example.org' })).toThrow(
    'MAIL_FROM must be a sender',
  );
});
