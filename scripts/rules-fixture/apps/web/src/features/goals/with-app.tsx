// breaks: web-app-on-top
import { GoalsRoute } from '#app/routes/goals.tsx';
export const Again = GoalsRoute;
