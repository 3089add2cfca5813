import * as contract from '@app/contract/goals';
import type { Mount } from '#platform/http/route.ts';
import type { GoalsService } from './goals.service.ts';

export function registerGoalRoutes(mount: Mount, goals: GoalsService): void {
  mount(contract.listGoals, ({ userId }) => goals.list(userId), { isPolled: true });
  mount(contract.getGoal, ({ userId, params }) => goals.get(userId, params.id));
  mount(contract.createGoal, ({ userId, body }) => goals.create(userId, body));
  mount(contract.updateGoal, ({ userId, params, body }) => goals.update(userId, params.id, body));
  mount(contract.deleteGoal, ({ userId, params }) => goals.moveToTrash(userId, params.id));
  mount(contract.addGoalProgress, ({ userId, params, body }) => goals.addProgress(userId, params.id, body));
  mount(contract.removeGoalProgress, ({ userId, params }) => goals.removeProgress(userId, params.id, params.entryId));
  mount(contract.createMilestone, ({ userId, params, body }) => goals.addMilestone(userId, params.id, body));
  mount(contract.updateMilestone, ({ userId, params, body }) =>
    goals.updateMilestone(userId, params.id, params.milestoneId, body),
  );
  mount(contract.deleteMilestone, ({ userId, params }) => goals.removeMilestone(userId, params.id, params.milestoneId));
  mount(contract.listGoalEvidence, ({ userId, params }) => goals.listEvidence(userId, params.id));
  mount(contract.decideGoalEvidence, ({ userId, params, body }) =>
    goals.decideEvidence(userId, params.id, params.conversationId, body.isConfirmed),
  );
}
