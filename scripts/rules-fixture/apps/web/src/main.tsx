import { GoalsRoute } from './app/routes/goals.tsx';
GoalsRoute();
