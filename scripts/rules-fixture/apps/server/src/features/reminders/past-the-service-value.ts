// breaks: features-through-services
import { pace } from '#features/schedule/pace.ts';
export const p = pace;
