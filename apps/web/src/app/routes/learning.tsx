import { LearningPage } from '#features/learning/learning-page.tsx';

export function LearningRoute() {
  return <LearningPage />;
}
