import { exportCalendar, exportConversations, exportEvents, exportTasks } from '@app/contract/exports';
import { Link } from 'react-router';
import { endpointUrl } from '#lib/api.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { t } from './exports.messages.ts';

const KINDS = [
  ['conversations', exportConversations],
  ['calendar', exportCalendar],
  ['events', exportEvents],
  ['tasks', exportTasks],
] as const;

/** Exports in formats for other programs. Without Premium the list has no download buttons. */
export function ExportList() {
  const { isPremium } = useViewer();
  return (
    <div className="mt-6">
      <h3 className="text-ui font-medium">{t('title')}</h3>
      {!isPremium && (
        <p className="mt-1 text-ui text-pretty text-muted">
          {t('gate')}{' '}
          <Link to="/profile" className="font-medium text-accent-text underline-offset-4 hover:underline">
            {t('upgrade')}
          </Link>
        </p>
      )}
      <ul aria-label={t('title')} className="mt-3 divide-y divide-line rounded-card border border-line">
        {KINDS.map(([kind, endpoint]) => (
          <li key={kind} className="flex items-center gap-4 px-3 py-3 sm:px-4">
            <div className="min-w-0 flex-1">
              <p className="text-ui font-medium">{t(kind)}</p>
              <p className="mt-0.5 text-small text-pretty text-muted">{t(`${kind}Text`)}</p>
            </div>
            {isPremium && (
              <Button asChild size="small">
                <a href={endpointUrl(endpoint)} aria-label={t('downloadOf', { what: t(kind) })}>
                  {t('download')}
                </a>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
