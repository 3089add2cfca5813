import { z } from 'zod';
import { defineSection, textSetting, type SectionValues } from '#platform/config-section.ts';

const SMTP_FAULT = 'must be an address such as smtps://name:password@mail.example.org';

export const emailSection = defineSection({
  name: 'email',
  fields: {
    SMTP_URL: {
      schema: z.url({ protocol: /^smtps?$/, error: SMTP_FAULT }),
      doc: 'The mail server, such as smtps://name:password@mail.example.org. Without one no mail is sent and the app says so.',
    },
    MAIL_FROM: {
      schema: textSetting().regex(
        /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
        'must be a sender such as Assistant <hello@example.org>',
      ),
      doc: 'The sender of mails, such as Assistant <hello@example.org>.',
      defaultText: 'the name in SMTP_URL if it is an address, else no-reply at its host',
    },
  },
});

export type EmailConfig = SectionValues<typeof emailSection>;
