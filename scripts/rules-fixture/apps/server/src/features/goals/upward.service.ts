// breaks: services-know-no-routes
import { mountGoals } from './goals.routes.ts';
export const upward = mountGoals;
