import { defineJob } from '#platform/job-definition.ts';

/** Reads the text of an uploaded file. Retried for four minutes, because the object store may be unreachable. */
export const readChatFile = defineJob<{ userId: string; fileId: string }>({
  name: 'read-chat-file',
  retryLimit: 8,
  concurrency: 2,
  expireInSeconds: 300,
});
