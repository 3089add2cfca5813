import { ReportsPage } from '#features/insights/reports/reports-page.tsx';
import { TrendsHead } from '#features/insights/trends/trends-head.tsx';

export function ReportsRoute() {
  return <ReportsPage renderHead={(description) => <TrendsHead explanation={description} />} />;
}
