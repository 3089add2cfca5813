import { defineJob } from '#platform/job-definition.ts';

/** Mails the link that verifies an email. Retried for about an hour, so that a mail server may restart. */
export const sendVerificationMail = defineJob<{ userId: string }>({
  name: 'send-verification-mail',
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/** Mails a notice of an email change to the former email of the account. */
export const sendEmailChangedMail = defineJob<{ userId: string; formerEmail: string }>({
  name: 'send-moved-mail',
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});
