// breaks: server-feature-door
import type { Pace } from '#features/schedule/pace.ts';
export type P = Pace;
