import { describeScreen } from '../screen-descriptions.ts';
import type { Screen } from '../screens.ts';

export function ScreenDescription({ screen }: { screen: Screen }) {
  return <p className="mt-1 text-ui text-pretty text-muted">{describeScreen(screen)}</p>;
}
