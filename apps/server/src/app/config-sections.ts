import { databaseSection } from '#db/database.config.ts';
import { billingSection } from '#features/billing/billing.config.ts';
import { conversationsSection } from '#features/conversations/conversations.config.ts';
import { identitySection } from '#features/identity/identity.config.ts';
import type { ConfigOf } from '#platform/config.ts';
import { serverSection } from './server.config.ts';

/** Every setting of the app, in the order of the guide. A feature adds its own section here. */
export const configSections = [
  serverSection,
  databaseSection,
  identitySection,
  billingSection,
  conversationsSection,
] as const;

export type AppConfig = ConfigOf<typeof configSections>;
