// breaks: features-through-services
import { pace } from '../schedule/pace.ts';
export const p = pace;
