// breaks: services-without-routes
import { mountGoals } from './goals.routes.ts';
export const upward = mountGoals;
