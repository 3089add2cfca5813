import { LearningPage } from '#features/library/learning/learning-page.tsx';

export function LearningRoute() {
  return <LearningPage />;
}
