import { defineSection, switchSetting } from '#platform/config-section.ts';

export const fetcherSection = defineSection({
  name: 'fetcher',
  fields: {
    ALLOW_PRIVATE_FEEDS: {
      schema: switchSetting(),
      default: false,
      doc: 'Let users subscribe to calendars, and receive notifications, at addresses in private networks.',
    },
  },
});
