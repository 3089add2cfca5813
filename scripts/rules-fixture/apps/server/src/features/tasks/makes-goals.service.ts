// breaks: features-listed-once
// breaks: server-feature-door
import { goalsFeature } from '#features/goals/goals.feature.ts';

export const made = goalsFeature();
