import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { findScreen } from '../screens.ts';
import { PlannerPanels } from './planner-panels.tsx';

export function ScheduleRoute() {
  const screen = findScreen('/schedule');
  return (
    <Page>
      <PageHeader title={screen?.title} description={screen?.description} />
      <PlannerPanels />
    </Page>
  );
}
