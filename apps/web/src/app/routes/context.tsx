import { ContextPage } from '#features/context-pack/context-page.tsx';

export function ContextRoute() {
  return <ContextPage />;
}
