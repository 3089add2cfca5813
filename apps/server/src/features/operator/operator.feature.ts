import { ModelProvider } from '@app/contract/models';
import type { ModelGateway } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createActs } from './acts.ts';
import { registerOperatorRoutes } from './operator.routes.ts';
import { createOperatorService, type OperatorService } from './operator.service.ts';
import { createOverview } from './overview.ts';
import { createRunningProcesses, type RunningProcesses } from './running-processes.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'newId' | 'rounds' | 'version'> & {
  billing: BillingService;
  identity: IdentityService;
  modelGateway: ModelGateway;
};

export interface Services {
  operator: OperatorService;
  runningProcesses: RunningProcesses;
}

/** The operator's page, and the log of operators' acts. */
export function operatorFeature(needs: Needs): FeatureParts<Services> {
  const { billing, config, identity, version } = needs;
  const { STORAGE_QUOTA_BYTES, IMPORTS_PER_DAY } = config.imports;
  const { OWN_MODELS, OWN_MODEL_PROVIDERS } = config.models;
  const defaultQuota = STORAGE_QUOTA_BYTES ?? null;
  const acts = createActs(needs);
  const runningProcesses = createRunningProcesses({
    ...needs,
    role: config.server.ROLE,
    round: needs.rounds.open('running-processes'),
  });
  const operator = createOperatorService({
    ...needs,
    acts,
    setters: {
      setSuspended: identity.setSuspended,
      setGrantedTier: identity.setGrantedTier,
      setLimits: billing.setLimits,
    },
    operators: new Set(config.identity.OPERATORS?.map((email) => email.toLowerCase())),
    defaultQuota,
  });
  const describeInstance = createOverview({
    ...needs,
    version,
    processes: runningProcesses,
    gateway: needs.modelGateway,
    premiumModel: config.llm.AI_MODEL_PREMIUM,
    ownProviders: OWN_MODELS ? (OWN_MODEL_PROVIDERS ?? ModelProvider.options) : [],
    defaults: {
      storageBytes: defaultQuota,
      importsPerDay: IMPORTS_PER_DAY ?? null,
      // 0 or less means no limit.
      aiChatsPerMonth: Math.max(0, config.billing.FREE_AI_CHATS_PER_MONTH),
    },
  });
  return {
    services: { operator, runningProcesses },
    routes: (mount) => registerOperatorRoutes(mount, { operator, describeInstance, isOperator: identity.isOperator }),
    cleanup: { 'operator-acts': () => acts.deleteOlderThan(config.operator.OPERATOR_ACTS_DAYS) },
  };
}
