import { RemindersPage } from '#features/schedule/reminders/reminders-page.tsx';

export function RemindersRoute() {
  return <RemindersPage />;
}
