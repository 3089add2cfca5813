import { ModelProvider } from '@app/contract/models';
import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { readModelFacts } from './model-facts.ts';
import { renewSealed } from '#platform/sealed-rows.ts';
import { registerModelRoutes } from './models.routes.ts';
import { createModelsService, type ModelsService } from './models.service.ts';
import { sealedModelKeys } from './sealed-model-keys.ts';

type Needs = Pick<
  Foundation,
  'clock' | 'config' | 'db' | 'formerSecretKeys' | 'modelConnector' | 'newId' | 'secretKey'
> & {
  assistant: AssistantService;
  billing: BillingService;
  modelGateway: ModelGateway;
};

/** Models of people's own keys, and the choice of the model that replies. */
export function modelsFeature(needs: Needs): FeatureParts<{ chatModels: ModelsService }> {
  const { OWN_MODELS, OWN_MODEL_PROVIDERS, AI_MODELS_FILE } = needs.config.models;
  const sealingKeys = { current: needs.secretKey, former: needs.formerSecretKeys };
  const chatModels = createModelsService({
    ...needs,
    connector: needs.modelConnector,
    gateway: needs.modelGateway,
    sealingKeys,
    providers: new Set(OWN_MODELS ? (OWN_MODEL_PROVIDERS ?? ModelProvider.options) : []),
    withFacts: readModelFacts(AI_MODELS_FILE),
  });
  return {
    services: { chatModels },
    routes: (mount) => registerModelRoutes(mount, chatModels),
    ...(sealingKeys.former.length > 0 && {
      backfills: { 'model-keys': () => renewSealed(sealedModelKeys(needs.db), sealingKeys) },
    }),
  };
}
