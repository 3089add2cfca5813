// breaks: routes-speak-to-services
import { listGoals } from './goals.repository.ts';
export const shortcut = listGoals;
