import { CalendarRange } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useFeeds } from './feeds.api.ts';
import { t } from './feeds.messages.ts';
import { CalendarCheckbox } from './calendar-checkbox.tsx';
import { useFeedActions } from './use-feed-actions.ts';

/** A button that opens a list in which the user shows and hides followed calendars. */
export function ShownCalendars() {
  const feeds = useFeeds().data ?? [];
  const feedActions = useFeedActions();
  return (
    <Popover
      align="end"
      label={t('calendars')}
      className="w-72 p-4"
      trigger={
        <Button title={t('calendars')} className="@max-[44rem]:px-2 max-sm:size-11">
          <CalendarRange aria-hidden />
          <span className="@max-[44rem]:sr-only @min-[72rem]:@max-[84rem]:sr-only">{t('calendars')}</span>
        </Button>
      }
    >
      <p className="text-small text-muted">{feeds.length === 0 ? t('empty') : t('own')}</p>
      {feeds.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1.5">
          {feeds.map((feed) => (
            <li key={feed.id}>
              <CalendarCheckbox feed={feed} onChange={(isShown) => feedActions.show(feed, isShown)} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-small">
        <TextLink>
          <Link to="/settings/feeds#follow">{t('followOne')}</Link>
        </TextLink>
      </p>
    </Popover>
  );
}
