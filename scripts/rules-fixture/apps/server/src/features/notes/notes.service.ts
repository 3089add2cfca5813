// breaks: feature-cycle
import type { Due } from '#features/tasks/due.service.ts';
export type Note = Due;
