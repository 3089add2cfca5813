import { defineSection, integerSetting } from '#platform/config-section.ts';

export const chatSection = defineSection({
  name: 'chat',
  fields: {
    RATE_LIMIT_CHAT_PER_MINUTE: {
      schema: integerSetting(1, 1_000_000),
      default: 60,
      doc: 'Chat requests per user and minute.',
    },
  },
});
