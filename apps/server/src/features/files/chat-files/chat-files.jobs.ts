import { defineJob } from '#platform/job-definition.ts';

/** Reads the text of an uploaded file. */
export const readChatFile = defineJob<{ userId: string; fileId: string }>({
  name: 'read-chat-file',
  concurrency: 2,
  expireInSeconds: 300,
});
