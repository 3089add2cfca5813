import { addressSetting, defineSection, type SectionValues, textSetting } from '#platform/config-section.ts';

export const oidcSection = defineSection({
  name: 'oidc',
  fields: {
    OIDC_ISSUER: {
      schema: addressSetting(),
      doc: 'The OpenID provider people may sign in with, such as https://id.example.org. It must send them back to /api/login/callback.',
    },
    OIDC_CLIENT_ID: { schema: textSetting(), doc: 'What the provider calls this app.' },
    OIDC_CLIENT_SECRET: { schema: textSetting(), doc: 'The secret that the provider gave this app.' },
  },
});

export type OidcConfig = SectionValues<typeof oidcSection>;
