import { ProfilePage } from '#features/profile/profile-page.tsx';
import { PlanCard } from '#features/subscription/plan-card.tsx';

export function ProfileRoute() {
  return <ProfilePage plan={<PlanCard />} />;
}
