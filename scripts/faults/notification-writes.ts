import { isSuccess } from './client.ts';
import { listInDatabase, type WriteKind } from './write-kind.ts';

const DUE_IN_MS = 4_000;
const PAUSE_MS = 1_500;
/** A process that died while it was sending keeps the delivery for two minutes, and the pauses between retries grow. */
const DELIVERED_WITHIN_MS = 400_000;

/** Reminders sent only by `channel`. Each message has an id, by which the receiver recognises a repeated message. */
function remindersBy(channel: 'email' | 'push'): Pick<WriteKind, 'personCount' | 'pauseMs' | 'withinMs' | 'write'> {
  return {
    personCount: 1,
    pauseMs: PAUSE_MS,
    withinMs: DELIVERED_WITHIN_MS,
    write: async (uniqueText, { client, person }) => {
      const remindAt = new Date(Date.now() + DUE_IN_MS).toISOString();
      const body = { title: uniqueText, remindAt, channels: [channel] };
      return isSuccess(await client.request('POST /api/reminders', { token: person.token, body })) ? [uniqueText] : [];
    },
  };
}

/** Reminders whose mail the mail server refused for good. The app has recorded the refusal, so they are not lost. */
const listRefused = listInDatabase(`SELECT title AS text FROM notification_deliveries delivery
  JOIN notifications ON notifications.user_id = delivery.user_id AND notifications.id = notification_id
  WHERE channel = 'email' AND state = 'failed' AND reason = 'email.refused'`);

export const mailedReminders: WriteKind = {
  name: 'mailed reminders',
  ...remindersBy('email'),
  listStored: async (testBed) => {
    const { received } = testBed.receivers.mail.server;
    const mails = received.map(({ messageId, subject }) => [messageId, titleIn(subject ?? '')] as const);
    const mailed = textsOfIds(mails);
    const refused = await listRefused(testBed);
    return [...mailed, ...refused.filter((uniqueText) => !mailed.includes(uniqueText))];
  },
};

export const pushedReminders: WriteKind = {
  name: 'pushed reminders',
  ...remindersBy('push'),
  listStored: ({ receivers }) => {
    const messages = receivers.push.service.received.map(({ message: { id, title } }) => [id, title] as const);
    return Promise.resolve(textsOfIds(messages));
  },
};

/** The title of the reminder in the subject of its mail. */
function titleIn(subject: string): string {
  return subject.replace(/^(?:Late reminder|Reminder): /, '');
}

/** One text for each id. */
function textsOfIds(messages: readonly (readonly [id: string | undefined, text: string])[]): string[] {
  return [...new Map(messages).values()];
}
