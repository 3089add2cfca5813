// breaks: feature-cycle
import type { Badge } from '#features/notes/badge.service.ts';
export type Task = Badge;
