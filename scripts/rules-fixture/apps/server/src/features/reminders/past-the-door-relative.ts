// breaks: server-feature-door
import { pace } from '../schedule/pace.ts';
export const p = pace;
