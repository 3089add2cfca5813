import { defineSection, integerSetting } from '#platform/config-section.ts';

export const operatorSection = defineSection({
  name: 'operator',
  fields: {
    OPERATOR_ACTS_DAYS: {
      schema: integerSetting(1, 36_500),
      default: 400,
      doc: 'How many days the log of what operators did is kept.',
    },
  },
});
