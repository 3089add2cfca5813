import { mountGoals } from './goals.routes.ts';

export const goalsFeature = () => ({ services: {}, routes: mountGoals });
