import { maskSecrets } from '@app/understanding/secrets';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { StorageQuota } from '#features/imports/imports.service.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { OAuthService } from '#features/oauth/oauth.service.ts';
import type { PlanningService } from '#features/tasks/planning.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { TokensService } from '#features/tokens/tokens.service.ts';
import { registerArchiveTokenRoutes } from './archive/archive.routes.ts';
import { registerContextPackTokenRoutes } from './context-pack/context-pack.routes.ts';
import { installMcpRoutes } from './mcp/mcp.routes.ts';
import { registerPlanTokenRoutes } from './plan/plan.routes.ts';
import { createProgramsService } from './programs.service.ts';
import { registerWritingRoutes } from './writing/writing.routes.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'log' | 'newId' | 'rateLimiter' | 'site'> & {
  assistant: AssistantService;
  categories: CategoriesService;
  contextPack: ContextPackService;
  conversations: ConversationsService;
  goals: GoalsService;
  learning: LearningService;
  oauth: OAuthService;
  planning: PlanningService;
  privacy: PrivacyService;
  reminders: RemindersService;
  schedule: ScheduleService;
  search: SearchService;
  storageQuota: StorageQuota;
  suggestions: SuggestionsService;
  tasks: TasksService;
  tokens: TokensService;
};

/** Lets other programs of a person read, propose and file: with an access token through the API, and through MCP. */
export function programsFeature(needs: Needs): FeatureParts<object> {
  const { oauth, site, tokens } = needs;
  const services = createProgramsService({ ...needs, maskSecrets });
  return {
    services: {},
    routes: (mount) => registerWritingRoutes(mount, services, site),
    tokenRoutes: (mount) => {
      registerArchiveTokenRoutes(mount, services.archive, services.recordCall);
      registerPlanTokenRoutes(mount, { ...services, ...needs });
      registerContextPackTokenRoutes(mount, services.contextPack, services.recordCall);
    },
    otherRoutes: (app) =>
      installMcpRoutes(app, {
        appName: site.appName,
        publicUrl: site.publicUrl,
        services,
        verifiers: [tokens.verifier, oauth.verifier],
        consumeCall: tokens.consumeCall,
      }),
  };
}
