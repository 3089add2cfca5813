import { addressSetting, defineSection, type SectionValues, textSetting } from '#platform/config-section.ts';

export const oidcSection = defineSection({
  name: 'oidc',
  fields: {
    OIDC_ISSUER: {
      schema: addressSetting(),
      doc: 'The OpenID provider for signing in, such as https://id.example.org. Its redirect URI is /api/login/callback.',
    },
    OIDC_CLIENT_ID: { schema: textSetting(), doc: 'The client id of this app at the provider.' },
    OIDC_CLIENT_SECRET: { schema: textSetting(), doc: 'The client secret of this app at the provider.' },
  },
});

export type OidcConfig = SectionValues<typeof oidcSection>;
