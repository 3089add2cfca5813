import { Bell } from 'lucide-react';
import { lazyModule } from '#ui/lazy-module.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { useNotifications } from './notifications.api.ts';
import { t } from './notifications.messages.ts';
import { useNewNotifications } from './use-new-notifications.ts';

const NotificationPanel = lazyModule(() => import('./notification-panel.tsx')).part(
  (module) => module.NotificationPanel,
);

/** The largest count that the badge shows as a number. */
const MAX_SHOWN = 9;

/** The bell in the header with the unread count. New notifications are also shown as toasts on every screen. */
export function NotificationBell() {
  const notifications = useNotifications();
  const unreadCount = (notifications.data ?? []).filter(({ isRead }) => !isRead).length;
  useNewNotifications(notifications.data);
  return (
    <Popover
      label={t('title')}
      align="end"
      className="w-96 max-w-[calc(100vw-24px)] p-0"
      trigger={
        <PlainIconButton
          label={t('bell', { count: unreadCount })}
          className="relative"
          icon={
            <>
              <Bell aria-hidden />
              {unreadCount > 0 && (
                <span
                  aria-hidden
                  className="tabular absolute top-0.5 right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-[11px] leading-none font-semibold text-on-accent"
                >
                  {unreadCount > MAX_SHOWN ? t('many') : unreadCount}
                </span>
              )}
            </>
          }
        />
      }
    >
      <NotificationPanel fallback={<output aria-label={t('loading')} className="block h-40" />} />
    </Popover>
  );
}
