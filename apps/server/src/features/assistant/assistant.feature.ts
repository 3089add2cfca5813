import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { PrivacyService } from '#features/privacy/privacy.service.ts';
import { registerAssistantRoutes } from './assistant.routes.ts';
import { type AssistantService, createAssistantService, type ModelDoor } from './assistant.service.ts';
import { createModelDoor } from './model-door.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'log' | 'models' | 'newId'> & { privacy: PrivacyService };

export interface Services {
  assistant: AssistantService;
  /** The way to the model for every feature that asks one. */
  modelDoor: ModelDoor;
}

/** What stands between the features and a model: the person's wishes, what must never be sent, and the log. */
export function assistantFeature({ clock, db, log, models, newId, privacy }: Needs): FeatureParts<Services> {
  const modelDoor = createModelDoor({ db, clock, newId, log, models, privacy });
  const assistant = createAssistantService({ db, clock, newId, door: modelDoor });
  return {
    services: { assistant, modelDoor },
    routes: (mount) => registerAssistantRoutes(mount, assistant),
    cleanup: { 'model-calls': () => assistant.deleteOldCalls() },
  };
}
