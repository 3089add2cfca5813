import { InboxPage } from '#features/suggestions/inbox-page.tsx';

export function InboxRoute() {
  return <InboxPage />;
}
