import { defineSection, integerSetting } from '#platform/config-section.ts';

export const trashSection = defineSection({
  name: 'trash',
  fields: {
    TRASH_DAYS: { schema: integerSetting(1, 3_650), default: 30, doc: 'Days after which the trash deletes for good.' },
  },
});
