import type { Archive } from '@app/contract/archive';
import { Link } from 'react-router';
import { formatDate, formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { formatDay } from '../trends/format-trend.ts';
import { t } from './archive.messages.ts';
import { Panel, rowClass } from './panel.tsx';
import type { ChartPoint } from '../trends/use-trends-url-state.ts';

/** Conversations and a day that stand out. */
export function StoriesPanel({ archive, onOpen }: { archive: Archive; onOpen: (point: ChartPoint) => void }) {
  const { timeZone } = useViewer();
  const { longest, latestAtNight, busiestDay } = archive;
  const row = `${rowClass} block w-[calc(100%+1rem)] py-3`;
  return (
    <Panel title={t('stories')}>
      <ul className="divide-y divide-line">
        {longest !== null && (
          <li>
            <Link to={`/conversation-chat/${longest.conversationId}`} className={row}>
              <Story text={t('longest', { messages: longest.messages, days: longest.days })} title={longest.title} />
            </Link>
          </li>
        )}
        {latestAtNight !== null && (
          <li>
            <Link to={`/conversation-chat/${latestAtNight.conversationId}`} className={row}>
              <Story
                text={t('latestAtNight', {
                  at: `${formatDate(latestAtNight.at, timeZone)}, ${formatTime(latestAtNight.at, timeZone)}`,
                })}
                title={latestAtNight.title}
              />
            </Link>
          </li>
        )}
        {busiestDay !== null && (
          <li>
            <button
              type="button"
              className={row}
              onClick={() => onOpen({ name: formatDay(busiestDay.day), start: busiestDay.day, end: busiestDay.day })}
            >
              <Story
                text={t('busiestDay')}
                title={t('busiestDayText', { day: formatDay(busiestDay.day), count: busiestDay.conversations })}
              />
            </button>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function Story({ text, title }: { text: string; title: string }) {
  return (
    <>
      <span className="block text-small text-muted">{text}</span>
      <span className="line-clamp-2 text-ui font-[550] wrap-anywhere">{title === '' ? t('untitled') : title}</span>
    </>
  );
}
