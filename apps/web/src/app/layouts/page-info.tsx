import { Info } from 'lucide-react';
import { lazyModule } from '#ui/lazy-module.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { t } from './frame.messages.ts';
import type { Screen } from '../screens.ts';

const ScreenDescription = lazyModule(() => import('./screen-description.tsx')).part(
  (module) => module.ScreenDescription,
);

/** The screen's title and description, opened by an ⓘ button. */
export function PageInfo({ screen }: { screen: Screen }) {
  return (
    <Popover
      label={t('header.pageInfo')}
      trigger={<PlainIconButton label={t('header.pageInfo')} icon={<Info aria-hidden />} />}
    >
      <h2 className="text-ui font-semibold">{screen.title}</h2>
      <ScreenDescription screen={screen} />
    </Popover>
  );
}
