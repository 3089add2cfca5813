import { composeMail } from '#integrations/email/mail-content.ts';
import type { MailContent } from '#integrations/email/email.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** What a mail shows apart from the notification. */
export interface MailFrame {
  appName: string;
  /** The URL of the app, without a slash at the end. */
  address: string;
  timeZone: string;
}

const LATE_SENTENCE = 'This reminder is late because the app was not running when it was due.';

/** By kind: the label of the button, and the page where mails can be turned off. */
const LINKS: Partial<Record<NotificationRow['kind'], { label: string; settings: string }>> = {
  reminder: { label: 'Open the reminder', settings: '/settings/notifications' },
  report: { label: 'Open the report', settings: '/trends/reports' },
};
const DEFAULT_LINKS = { label: 'Open the app', settings: '/settings/notifications' };

/** Formats a notification as a mail. */
export function composeNotificationMail(row: NotificationRow, { appName, address, timeZone }: MailFrame): MailContent {
  const isReminder = row.kind === 'reminder';
  const { label, settings } = LINKS[row.kind] ?? DEFAULT_LINKS;
  const subject = isReminder ? `${row.isLate ? 'Late reminder' : 'Reminder'}: ${row.title}` : row.title;
  const due = isReminder ? [`Due ${formatDue(row.dueAt, timeZone)}.`] : [];
  // The body is an introduction followed by lists, each with a heading and a line per item.
  const [introduction = '', ...listTexts] = row.body.split('\n\n');
  return composeMail({
    appName,
    subject,
    preview: isReminder ? (due[0] ?? '') : introduction,
    paragraphs: [
      ...(isReminder ? [row.title] : []),
      ...due,
      ...(row.isLate ? [LATE_SENTENCE] : []),
      ...(introduction === '' ? [] : [introduction]),
    ],
    lists: listTexts.map((listText) => {
      const [heading = '', ...items] = listText.split('\n');
      return { heading, items };
    }),
    action: { label, url: address + row.link },
    footer: `You get this mail because you asked for it. Change that at ${address}${settings}.`,
  });
}

/** 'Saturday, November 21, 2026 at 9:05 AM (Europe/Berlin)' */
function formatDue(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(instant);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant);
  return `${day} at ${time.replaceAll('\u202F', ' ')} (${timeZone})`;
}
