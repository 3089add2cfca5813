import { defineSection, textSetting, type SectionValues } from '#platform/config-section.ts';

/** A key of `bytes` bytes as base64url: four characters for three bytes, without padding. */
const keySetting = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return textSetting().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), `must be ${bytes} bytes as base64url`);
};

export const pushSection = defineSection({
  name: 'push',
  fields: {
    VAPID_PUBLIC_KEY: {
      schema: keySetting(65),
      doc: 'Identifies this app to push services, together with VAPID_PRIVATE_KEY.',
      defaultText: 'made at the first start and kept in the database',
    },
    VAPID_PRIVATE_KEY: { schema: keySetting(32), doc: 'The private half of VAPID_PUBLIC_KEY.' },
    VAPID_SUBJECT: {
      schema: textSetting().regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be a mailto: or https: address'),
      doc: 'The contact of this app for push services, such as mailto:admin@example.org.',
      defaultText: 'PUBLIC_URL if it is https',
    },
  },
});

export type PushConfig = SectionValues<typeof pushSection>;
