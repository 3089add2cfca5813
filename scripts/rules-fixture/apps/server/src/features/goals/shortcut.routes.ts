// breaks: routes-without-repositories
import { listGoals } from './goals.repository.ts';
export const shortcut = listGoals;
