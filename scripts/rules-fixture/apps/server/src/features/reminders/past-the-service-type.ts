// breaks: features-through-services
import type { Pace } from '#features/schedule/pace.ts';
export type P = Pace;
