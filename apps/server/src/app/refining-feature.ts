import { registerRefiningRoutes } from '#features/refining/refining.routes.ts';
import {
  createRefiningService,
  type RefiningDependencies,
  type RefiningService,
} from '#features/refining/refining.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface RefiningFeature {
  refining: RefiningService;
}

/** What a connected model may do by itself in the background. */
export function createRefiningFeature(
  { db, clock, log, config }: Foundation,
  services: Omit<RefiningDependencies, 'db' | 'clock' | 'log' | 'tokensPerDay'>,
): RefiningFeature {
  const tokensPerDay = config.refining.AI_REFINE_TOKENS_PER_DAY;
  return { refining: createRefiningService({ ...services, db, clock, log, tokensPerDay }) };
}

export function registerRefiningFeature(mount: Mount, { refining }: RefiningFeature): void {
  registerRefiningRoutes(mount, refining);
}
