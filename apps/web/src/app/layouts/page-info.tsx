import { Info } from 'lucide-react';
import { lazy } from 'react';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { t } from './frame.messages.ts';
import type { Screen } from '../screens.ts';

const ScreenDescription = lazy(async () => ({
  default: (await import('./screen-description.tsx')).ScreenDescription,
}));

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
