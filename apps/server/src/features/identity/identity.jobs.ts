import { defineJob } from '#platform/job-definition.ts';

/** The link that confirms an email. Tried for about an hour, so that a mail server may restart. */
export const sendVerificationMail = defineJob<{ userId: string }>({
  name: 'send-verification-mail',
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/** Word to the email that an account had before. */
export const sendMovedMail = defineJob<{ userId: string; formerEmail: string }>({
  name: 'send-moved-mail',
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});
