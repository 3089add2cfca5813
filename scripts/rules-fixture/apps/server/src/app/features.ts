import { goalsFeature } from '#features/goals/goals.feature.ts';

export const features = [goalsFeature()];
