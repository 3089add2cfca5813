import { ARCHIVE_MAP_MIN_CONVERSATIONS } from '@app/contract/archive-map';
import { cx } from '#ui/cx.ts';
import { ArchiveMap } from '../map/archive-map.tsx';
import { FoundPanel, hasFound } from './found-panel.tsx';
import { busiestHour, HoursPanel } from './hours-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { SortedPanel } from './sorted-panel.tsx';
import { StoriesPanel } from './stories-panel.tsx';
import { SubjectsPanel } from './subjects-panel.tsx';
import type { ArchivePartProps } from './archive-part.ts';

export interface ArchiveBodyProps extends ArchivePartProps {
  onAsk: (question: string) => void;
}

/** Two panels beside each other on wide screens. */
const row = 'grid gap-3 md:gap-4 *:min-w-0';

/** The panels below the timeline. A panel without data is left out, and the panel beside it takes its space. */
export function ArchiveBody({ archive, categories, onOpen, onAsk }: ArchiveBodyProps) {
  const isWhole = archive.year === null;
  const busiest = busiestHour(archive.hours);
  const panelProps = { archive, categories, onOpen };
  const [hasTopics, hasQuestions] = [archive.topics.length > 0, archive.questions.length > 0];
  const hasStories = archive.longest !== null || archive.latestAtNight !== null || archive.busiestDay !== null;
  const isFoundShown = isWhole && hasFound(archive);
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      {(hasTopics || hasQuestions) && (
        <div className={cx(row, hasTopics && hasQuestions && 'xl:grid-cols-[5fr_7fr]')}>
          {hasTopics && <SubjectsPanel {...panelProps} />}
          {hasQuestions && <QuestionsPanel {...panelProps} />}
        </div>
      )}
      {isWhole && archive.counts.conversations >= ARCHIVE_MAP_MIN_CONVERSATIONS && <ArchiveMap />}
      {(busiest !== undefined || hasStories) && (
        <div className={cx(row, busiest !== undefined && hasStories && 'xl:grid-cols-[7fr_5fr]')}>
          {busiest !== undefined && <HoursPanel hours={archive.hours} busiest={busiest} />}
          {hasStories && <StoriesPanel archive={archive} onOpen={onOpen} />}
        </div>
      )}
      <div className={cx(row, isFoundShown && 'items-start xl:grid-cols-2')}>
        <SortedPanel archive={archive} categories={categories} />
        {isFoundShown && <FoundPanel archive={archive} />}
      </div>
      {isWhole && <NextSteps archive={archive} onAsk={onAsk} />}
    </div>
  );
}
