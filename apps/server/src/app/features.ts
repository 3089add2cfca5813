import { accountFeature } from '#features/account/account.feature.ts';
import { assistantFeature } from '#features/assistant/assistant.feature.ts';
import { attachmentsFeature } from '#features/attachments/attachments.feature.ts';
import { backupsFeature } from '#features/backups/backups.feature.ts';
import { billingFeature } from '#features/billing/billing.feature.ts';
import { briefingFeature } from '#features/briefing/briefing.feature.ts';
import { categoriesFeature } from '#features/categories/categories.feature.ts';
import { chatFeature } from '#features/chat/chat.feature.ts';
import { conversationsFeature } from '#features/conversations/conversations.feature.ts';
import { exportsFeature } from '#features/exports/exports.feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { goalsFeature } from '#features/goals/goals.feature.ts';
import { identityFeature } from '#features/identity/identity.feature.ts';
import { importsFeature } from '#features/imports/imports.feature.ts';
import { learningFeature } from '#features/learning/learning.feature.ts';
import { meaningFeature } from '#features/meaning/meaning.feature.ts';
import { notificationsFeature } from '#features/notifications/notifications.feature.ts';
import { objectsFeature } from '#features/objects/objects.feature.ts';
import { planningFeature } from '#features/planning/planning.feature.ts';
import { privacyFeature } from '#features/privacy/privacy.feature.ts';
import { profileFeature } from '#features/profile/profile.feature.ts';
import { promptsFeature } from '#features/prompts/prompts.feature.ts';
import { recommendationsFeature } from '#features/recommendations/recommendations.feature.ts';
import { refiningFeature } from '#features/refining/refining.feature.ts';
import { reportsFeature } from '#features/reports/reports.feature.ts';
import { scheduleFeature } from '#features/schedule/schedule.feature.ts';
import { searchFeature } from '#features/search/search.feature.ts';
import { sharingFeature } from '#features/sharing/sharing.feature.ts';
import { sortingFeature } from '#features/sorting/sorting.feature.ts';
import { suggestionsFeature } from '#features/suggestions/suggestions.feature.ts';
import { summariesFeature } from '#features/summaries/summaries.feature.ts';
import { tasksFeature } from '#features/tasks/tasks.feature.ts';
import { templatesFeature } from '#features/templates/templates.feature.ts';
import { trashFeature } from '#features/trash/trash.feature.ts';
import { trendsFeature } from '#features/trends/trends.feature.ts';
import { assemble } from './assemble.ts';

/** Every feature, each after those whose services it needs. */
export const createFeatures = (foundation: Foundation) =>
  assemble(foundation)
    .add(identityFeature)
    .add(billingFeature)
    .add(objectsFeature)
    .add(profileFeature)
    .add(categoriesFeature)
    .add(conversationsFeature)
    .add(attachmentsFeature)
    .add(sharingFeature)
    .add(meaningFeature)
    .add(searchFeature)
    .add(privacyFeature)
    .add(assistantFeature)
    .add(notificationsFeature)
    .add(scheduleFeature)
    .add(tasksFeature)
    .add(goalsFeature)
    .add(planningFeature)
    .add(suggestionsFeature)
    .add(chatFeature)
    .add(templatesFeature)
    .add(learningFeature)
    .add(trashFeature)
    .add(recommendationsFeature)
    .add(trendsFeature)
    .add(reportsFeature)
    .add(summariesFeature)
    .add(sortingFeature)
    .add(refiningFeature)
    .add(promptsFeature)
    .add(briefingFeature)
    .add(importsFeature)
    .add(exportsFeature)
    .add(backupsFeature)
    .add(accountFeature);

export type Features = ReturnType<typeof createFeatures>;
export type Services = Features['services'];
