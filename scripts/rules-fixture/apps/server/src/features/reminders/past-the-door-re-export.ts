// breaks: server-feature-door
export type { Pace } from '#features/schedule/pace.ts';
