// breaks: server-feature-door
import { pace } from '#features/schedule/pace.ts';
export const p = pace;
