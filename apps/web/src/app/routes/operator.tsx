import { OperatorPage } from '#features/operator/operator-page.tsx';
import { NotFoundCard } from '../not-found-card.tsx';
import { useSession } from '../session.ts';

/** Only for operators: for all other people neither the page nor its endpoints exist. */
export function OperatorRoute() {
  return useSession()?.isOperator === true ? <OperatorPage /> : <NotFoundCard />;
}
