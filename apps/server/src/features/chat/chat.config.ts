import { defineSection, integerSetting, switchSetting } from '#platform/config-section.ts';

export const chatSection = defineSection({
  name: 'chat',
  fields: {
    RATE_LIMIT_CHAT_PER_MINUTE: {
      schema: integerSetting(1, 1_000_000),
      default: 60,
      doc: 'Chat requests per user and minute.',
    },
    WARM_UP: {
      schema: switchSetting(),
      default: true,
      doc: 'Whether a start prepares what questions need. Otherwise the first question waits a few seconds for it.',
    },
  },
});
