import { TrashPage } from '#features/trash/trash-page.tsx';

export function TrashRoute() {
  return <TrashPage />;
}
