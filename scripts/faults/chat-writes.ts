import { hearReply } from './reply-stream.ts';
import type { WriteKind } from './write-kind.ts';

/** How many replies are being told at this moment: a fault may want to wait for one. */
export const openStreams = { count: 0 };

/** A question and its reply: acknowledged when the stream says that the reply is complete. */
export const chatReplies: WriteKind = {
  name: 'chat replies',
  people: 3,
  pauseMs: 300,
  write: async (mark, { client, person, findings }) => {
    const { token } = person;
    const heard = await hearReply({ client, token, openStreams }, { message: mark, key: mark.replaceAll(' ', '-') });
    if (heard.isUnfinished) findings.push(`The stream of '${mark}' never came to an end.`);
    return heard.last?.type === 'completed' ? [mark] : [];
  },
  // A question without a reply is as good as lost, and one with two replies was answered twice.
  stored: `SELECT question.content AS mark FROM messages question
    JOIN messages reply ON reply.user_id = question.user_id AND reply.parent_id = question.id
    WHERE question.role = 'user'`,
};
