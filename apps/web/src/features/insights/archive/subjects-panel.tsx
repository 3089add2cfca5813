import type { Archive } from '@app/contract/archive';
import { useState } from 'react';
import { formatNumber } from '#lib/messages.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { categoryStyle } from '../trends/format-trend.ts';
import { t } from './archive.messages.ts';
import { Panel, rowClass } from './panel.tsx';
import type { ArchivePartProps } from './archive-part.ts';

const MAX_SHOWN_AT_FIRST = 8;
const MAX_BARS = 28;

/** The largest topics, each with bars for its conversations by month. */
export function SubjectsPanel({ archive: { topics }, categories, onOpen }: ArchivePartProps) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? topics : topics.slice(0, MAX_SHOWN_AT_FIRST);
  return (
    <Panel title={t('topics')}>
      <ul>
        {shown.map(({ key, name, conversations, categoryId, counts }) => {
          const { color } = categoryStyle(categoryId, categories);
          return (
            <li key={key}>
              <button
                type="button"
                onClick={() => onOpen({ name, topic: key })}
                className={`${rowClass} relative grid h-11 w-[calc(100%+1rem)] grid-cols-[0.5rem_minmax(0,1fr)_5.25rem_2.5rem] items-center gap-3 md:h-9 md:grid-cols-[0.5rem_minmax(0,1fr)_7rem_2.5rem]`}
              >
                <span aria-hidden className="size-1.75 rounded-full" style={{ backgroundColor: color }} />
                <VisuallyHidden>{t('topicLabel', { name, count: conversations })}</VisuallyHidden>
                <span aria-hidden className="truncate text-ui">
                  {name}
                </span>
                <Spark counts={counts} color={color} />
                <span aria-hidden className="tabular text-right text-list font-[550]">
                  {formatNumber(conversations)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {topics.length > MAX_SHOWN_AT_FIRST && (
        <Button
          variant="ghost"
          size="small"
          className="mt-2 -ml-2.5 self-start text-accent-text"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? t('showFewer') : t('showAll', { count: topics.length })}
        </Button>
      )}
    </Panel>
  );
}

/** The counts of the months as small bars; with too many months for the width, a bar is the sum of several. */
function Spark({ counts, color }: { counts: Archive['topics'][number]['counts']; color: string }) {
  const monthsPerBar = Math.ceil(counts.length / MAX_BARS);
  const bars = Array.from({ length: Math.ceil(counts.length / monthsPerBar) }, (_, index) =>
    counts.slice(index * monthsPerBar, (index + 1) * monthsPerBar).reduce((sum, count) => sum + count, 0),
  );
  const max = Math.max(1, ...bars);
  return (
    <span aria-hidden className="flex h-5 items-end gap-px">
      {bars.map((count, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a bar has no id
          key={index}
          className="min-w-0 flex-1"
          style={{ height: count === 0 ? 0 : `${Math.max(15, (count / max) * 100)}%`, backgroundColor: color }}
        />
      ))}
    </span>
  );
}
