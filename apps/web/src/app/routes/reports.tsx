import { ReportsPage } from '#features/reports/reports-page.tsx';
import { TrendsHead } from '#features/trends/trends-head.tsx';

export function ReportsRoute() {
  return <ReportsPage renderHead={(description) => <TrendsHead description={description} />} />;
}
