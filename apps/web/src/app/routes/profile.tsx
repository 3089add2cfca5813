import { PlanCard, usePlanPending } from '#features/billing/plan-card.tsx';
import { ProfilePage } from '#features/profile/profile-page.tsx';

export function ProfileRoute() {
  return <ProfilePage planCard={<PlanCard />} isPlanCardPending={usePlanPending()} />;
}
