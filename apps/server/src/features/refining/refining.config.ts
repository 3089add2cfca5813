import { defineSection, integerSetting } from '#platform/config-section.ts';

export const refiningSection = defineSection({
  name: 'refining',
  fields: {
    AI_REFINE_TOKENS_PER_DAY: {
      schema: integerSetting(0, 1_000_000_000),
      default: 0,
      doc: 'Tokens a day, of everybody together, that a connected model may use in the background to improve titles, unsure categories, plans, recommendations, flashcards and the wording of the context pack. With 0 nothing is sent in the background.',
    },
  },
});
