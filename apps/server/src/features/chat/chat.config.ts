import { defineSection, integerSetting, switchSetting } from '#platform/config-section.ts';

export const chatSection = defineSection({
  name: 'chat',
  fields: {
    RATE_LIMIT_CHAT_PER_MINUTE: {
      schema: integerSetting(1, 1_000_000),
      default: 60,
      doc: 'Messages to an assistant, and requests to plan by one, per user and minute.',
    },
    WARM_UP: {
      schema: switchSetting(),
      default: true,
      doc: 'Whether the app loads the models of the built-in assistant when it starts. Otherwise the first question loads them and waits a few seconds.',
    },
  },
});
