import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from './frame.messages.ts';
import type { NavigationLink } from '../navigation.ts';

export interface SideLinkProps {
  link: NavigationLink;
  isActive: boolean;
  /** Shows the icon alone; the label stays for assistive technology and as a tooltip. */
  isFolded?: boolean;
  /** Muted text at the end of the row. */
  note?: string | undefined;
  /** How many items are waiting on the linked screen. */
  waiting?: number | undefined;
}

const MAX_SHOWN_COUNT = 999;

/** One row of the sidebar or the drawer: 32 px, 44 px on touch screens. */
export function SideLink({ link, isActive, isFolded = false, note, waiting }: SideLinkProps) {
  return (
    <Link
      to={link.path}
      aria-current={isActive ? 'page' : undefined}
      title={isFolded ? link.label : undefined}
      className={cx(
        'flex h-8 min-w-0 items-center rounded-control text-ui font-medium transition-colors short:h-6.75 pointer-coarse:h-11',
        '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
        // A count beside a label leaves less room.
        waiting === undefined ? 'gap-2.5' : 'gap-1.25',
        isFolded ? 'justify-center' : 'px-2.25',
        isActive ? 'bg-hover text-text' : 'text-second hover:bg-hover [&_svg]:text-muted',
      )}
    >
      <link.icon aria-hidden />
      <span className={isFolded ? 'sr-only' : 'truncate'}>{link.label}</span>
      {note !== undefined && <span className="ml-auto text-small font-normal text-muted">{note}</span>}
      {waiting !== undefined && (
        <>
          <span
            aria-hidden
            className={cx('tabular ml-auto text-small font-semibold text-accent-text', isFolded && 'hidden')}
          >
            {waiting > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : waiting}
          </span>
          <VisuallyHidden>{t('nav.waiting', { count: waiting })}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
