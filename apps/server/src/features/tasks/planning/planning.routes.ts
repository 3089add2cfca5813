import {
  assistScheduling,
  getPlanningPreferences,
  getWeeklyReview,
  listFreeSlots,
  listScheduleSuggestions,
  resetTimeOfDay,
  saveWeeklyNote,
  acceptSlot,
  updatePlanningPreferences,
} from '@app/contract/planning';
import type { Mount } from '#platform/http/route.ts';
import type { PlanningService } from '../planning.service.ts';

export function registerPlanningRoutes(mount: Mount, planning: PlanningService, requestsPerMinute: number): void {
  const { preferences } = planning;
  mount(listScheduleSuggestions, ({ userId }) => planning.listScheduleSuggestions(userId));
  mount(assistScheduling, ({ userId, body }) => planning.assist(userId, body), {
    rateLimit: { name: 'chat', limit: requestsPerMinute, windowSeconds: 60 },
  });
  mount(listFreeSlots, ({ userId, query }) => planning.listFreeSlots(userId, query.taskId));
  mount(acceptSlot, ({ userId, body }) => planning.acceptSlot(userId, body));
  mount(getPlanningPreferences, ({ userId }) => preferences.read(userId));
  mount(updatePlanningPreferences, ({ userId, body }) => preferences.update(userId, body));
  mount(resetTimeOfDay, ({ userId }) => preferences.resetTimeOfDay(userId));
  mount(getWeeklyReview, ({ userId, query }) => planning.reviewWeek(userId, query.week));
  mount(saveWeeklyNote, ({ userId, query, body }) => planning.saveNote(userId, body.note, query.week));
}
