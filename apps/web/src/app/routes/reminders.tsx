import { RemindersPage } from '#features/reminders/reminders-page.tsx';

export function RemindersRoute() {
  return <RemindersPage />;
}
