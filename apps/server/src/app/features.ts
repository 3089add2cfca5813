import { assistantFeature } from '#features/assistant/assistant.feature.ts';
import { billingFeature } from '#features/billing/billing.feature.ts';
import { categoriesFeature } from '#features/categories/categories.feature.ts';
import { chatFeature } from '#features/chat/chat.feature.ts';
import { contextPackFeature } from '#features/context-pack/context-pack.feature.ts';
import { conversationsFeature } from '#features/conversations/conversations.feature.ts';
import { documentsFeature } from '#features/documents/documents.feature.ts';
import { filesFeature } from '#features/files/files.feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { goalsFeature } from '#features/goals/goals.feature.ts';
import { highlightsFeature } from '#features/highlights/highlights.feature.ts';
import { identityFeature } from '#features/identity/identity.feature.ts';
import { importsFeature } from '#features/imports/imports.feature.ts';
import { insightsFeature } from '#features/insights/insights.feature.ts';
import { libraryFeature } from '#features/library/library.feature.ts';
import { modelsFeature } from '#features/models/models.feature.ts';
import { oauthFeature } from '#features/oauth/oauth.feature.ts';
import { operatorFeature } from '#features/operator/operator.feature.ts';
import { notificationsFeature } from '#features/notifications/notifications.feature.ts';
import { portabilityFeature } from '#features/portability/portability.feature.ts';
import { profileFeature } from '#features/profile/profile.feature.ts';
import { programsFeature } from '#features/programs/programs.feature.ts';
import { promptsFeature } from '#features/prompts/prompts.feature.ts';
import { recommendationsFeature } from '#features/recommendations/recommendations.feature.ts';
import { refiningFeature } from '#features/refining/refining.feature.ts';
import { scheduleFeature } from '#features/schedule/schedule.feature.ts';
import { searchFeature } from '#features/search/search.feature.ts';
import { sortingFeature } from '#features/sorting/sorting.feature.ts';
import { suggestionsFeature } from '#features/suggestions/suggestions.feature.ts';
import { tasksFeature } from '#features/tasks/tasks.feature.ts';
import { tokensFeature } from '#features/tokens/tokens.feature.ts';
import { trashFeature } from '#features/trash/trash.feature.ts';
import { assemble } from './assemble.ts';

/** All features, each after the features whose services it needs. */
export const createFeatures = (foundation: Foundation) =>
  assemble(foundation)
    .add(identityFeature)
    .add(tokensFeature)
    .add(oauthFeature)
    .add(billingFeature)
    .add(filesFeature)
    .add(profileFeature)
    .add(categoriesFeature)
    .add(conversationsFeature)
    .add(documentsFeature)
    .add(highlightsFeature)
    .add(assistantFeature)
    .add(modelsFeature)
    .add(sortingFeature)
    .add(searchFeature)
    .add(notificationsFeature)
    .add(scheduleFeature)
    .add(goalsFeature)
    .add(tasksFeature)
    .add(libraryFeature)
    .add(recommendationsFeature)
    .add(suggestionsFeature)
    .add(contextPackFeature)
    .add(chatFeature)
    .add(promptsFeature)
    .add(trashFeature)
    .add(insightsFeature)
    .add(refiningFeature)
    .add(importsFeature)
    .add(programsFeature)
    .add(portabilityFeature)
    .add(operatorFeature);

export type Features = ReturnType<typeof createFeatures>;
export type Services = Features['services'];
