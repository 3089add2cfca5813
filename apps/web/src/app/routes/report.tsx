import { useParams } from 'react-router';
import { ReportPage } from '#features/insights/reports/report-page.tsx';

export function ReportRoute() {
  const { reportId = '' } = useParams();
  return <ReportPage key={reportId} id={reportId} />;
}
