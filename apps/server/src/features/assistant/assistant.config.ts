import { defineSection, switchSetting } from '#platform/config-section.ts';

export const assistantSection = defineSection({
  name: 'assistant',
  fields: {
    WEB_PAGES: {
      schema: switchSetting(),
      default: true,
      doc: 'Whether models may read web pages whose address a person names. Addresses in private networks are always refused.',
    },
  },
});
