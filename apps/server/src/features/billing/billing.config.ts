import { choiceSetting, defineSection, integerSetting } from '#platform/config-section.ts';

export const billingSection = defineSection({
  name: 'billing',
  fields: {
    FREE_AI_CHATS_PER_MONTH: {
      schema: integerSetting(-1, 1_000_000),
      default: 10,
      doc: 'AI chats a month on the Free plan; 0 or less is unlimited.',
    },
    DEFAULT_PLAN: {
      schema: choiceSetting(['free', 'premium']),
      default: 'free',
      doc: 'The plan of new accounts: free or premium.',
    },
  },
});
