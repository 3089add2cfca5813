import { OperatorPage } from '#features/operator/operator-page.tsx';
import { NotFoundCard } from '../not-found-card.tsx';
import { useSession } from '../session.ts';

/** For everybody else the page does not exist, as its calls do not. */
export function OperatorRoute() {
  return useSession()?.isOperator === true ? <OperatorPage /> : <NotFoundCard />;
}
