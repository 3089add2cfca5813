// breaks: features-created-once
// breaks: features-through-services
import { goalsFeature } from '#features/goals/goals.feature.ts';

export const made = goalsFeature();
