import { databaseSection } from '#db/database.config.ts';
import { assistantSection } from '#features/assistant/assistant.config.ts';
import { billingSection } from '#features/billing/billing.config.ts';
import { chatSection } from '#features/chat/chat.config.ts';
import { identitySection } from '#features/identity/identity.config.ts';
import { importsSection } from '#features/imports/imports.config.ts';
import { emailSection } from '#integrations/email/email.config.ts';
import { operatorSection } from '#features/operator/operator.config.ts';
import { refiningSection } from '#features/refining/refining.config.ts';
import { modelsSection } from '#features/models/models.config.ts';
import { instanceBackupsSection } from '#features/portability/instance-backups.config.ts';
import { tokensSection } from '#features/tokens/tokens.config.ts';
import { trashSection } from '#features/trash/trash.config.ts';
import { fetcherSection } from '#integrations/fetcher/fetcher.config.ts';
import { embeddingSection } from '#integrations/embedding/embedding.config.ts';
import { llmSection } from '#integrations/llm/llm.config.ts';
import { oidcSection } from '#integrations/oidc/oidc.config.ts';
import { objectStoreSection } from '#integrations/object-store/object-store.config.ts';
import { telemetrySection } from '#integrations/telemetry/telemetry.config.ts';
import { pushSection } from '#integrations/push/push.config.ts';
import { paymentsSection } from '#integrations/payments/payments.config.ts';
import type { ConfigOf } from '#platform/config.ts';
import { serverSection } from '#platform/server.config.ts';

/** Every setting of the app, in the order in which the guide lists them. A feature adds its section here. */
export const configSections = [
  serverSection,
  databaseSection,
  identitySection,
  tokensSection,
  oidcSection,
  billingSection,
  paymentsSection,
  chatSection,
  assistantSection,
  importsSection,
  operatorSection,
  trashSection,
  llmSection,
  modelsSection,
  refiningSection,
  embeddingSection,
  emailSection,
  pushSection,
  fetcherSection,
  objectStoreSection,
  instanceBackupsSection,
  telemetrySection,
] as const;

export type AppConfig = ConfigOf<typeof configSections>;
