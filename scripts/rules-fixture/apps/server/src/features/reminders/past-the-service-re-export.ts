// breaks: features-through-services
export type { Pace } from '#features/schedule/pace.ts';
