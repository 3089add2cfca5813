import { defineSection, integerSetting } from '#platform/config-section.ts';

export const tokensSection = defineSection({
  name: 'tokens',
  fields: {
    RATE_LIMIT_TOKEN_CALLS_PER_MINUTE: {
      schema: integerSetting(1, 1_000_000),
      default: 300,
      doc: 'Calls by access tokens and connected apps per user and minute.',
    },
  },
});
