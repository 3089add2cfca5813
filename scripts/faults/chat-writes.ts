import { setTimeout as delay } from 'node:timers/promises';
import { readReply } from './reply-stream.ts';
import { listInDatabase, type WriteKind } from './write-kind.ts';

/** Number of replies that are being streamed at the moment. */
const openStreams = { count: 0 };

/** Waits until a reply is being streamed, for two seconds at most. */
export async function waitForStream(): Promise<void> {
  for (let tries = 0; tries < 100 && openStreams.count === 0; tries += 1) await delay(20);
}

/** A question and its reply: acknowledged when the stream reports the reply as complete. */
export const chatReplies: WriteKind = {
  name: 'chat replies',
  personCount: 3,
  pauseMs: 300,
  write: async (uniqueText, { client, person, findings }) => {
    const { token } = person;
    const received = await readReply(
      { client, token, openStreams },
      { message: uniqueText, key: uniqueText.replaceAll(' ', '-') },
    );
    if (received.isUnfinished) findings.push(`The stream of '${uniqueText}' never ended.`);
    return received.last?.type === 'completed' ? [uniqueText] : [];
  },
  // A question without a reply counts as lost, and one with two replies as duplicated.
  listStored: listInDatabase(`SELECT question.content AS text FROM messages question
    JOIN messages reply ON reply.user_id = question.user_id AND reply.parent_id = question.id
    WHERE question.role = 'user'`),
};
