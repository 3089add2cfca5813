import type { Archive } from '@app/contract/archive';
import { sourcesBesidesChat } from '@app/contract/providers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatTime } from '#lib/dates.ts';
import { formatNumber } from '#lib/messages.ts';
import { useViewer } from '#lib/viewer.ts';
import { SourceMark } from '#ui/source-mark.tsx';
import { t } from './archive.messages.ts';

const MAX_SOURCES = 3;

/** The counts of the archive, its sources and its first question. */
export function Figures({ archive }: { archive: Archive }) {
  const { conversations, messages, documents } = archive.counts;
  return (
    <div className="mt-5 grid gap-6 md:mt-7 xl:grid-cols-[auto_minmax(0,1fr)] xl:items-end xl:gap-16">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">
        <Figure label={t('conversations', { count: conversations })}>{formatNumber(conversations)}</Figure>
        <Figure label={t('messages', { count: messages })}>{formatNumber(messages)}</Figure>
        {documents > 0 && <Figure label={t('documents', { count: documents })}>{formatNumber(documents)}</Figure>}
        <Sources sources={archive.sources} />
      </dl>
      <FirstQuestion archive={archive} />
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-list whitespace-nowrap text-muted">{label}</dt>
      <dd className="tabular text-figure">{children}</dd>
    </div>
  );
}

function Sources({ sources }: Pick<Archive, 'sources'>) {
  const shown = sources.length > MAX_SOURCES + 1 ? sources.slice(0, MAX_SOURCES) : sources;
  const names = shown.map(({ source }) => (source === 'chat' ? t('ownChats') : sourcesBesidesChat[source].name));
  const hiddenCount = sources.length - shown.length;
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="sr-only">{t('sources', { count: sources.length })}</dt>
      <dd>
        <span aria-hidden className="flex h-7.5 items-center gap-1.5 md:h-9">
          {shown.map(({ source }) => (
            <span
              key={source}
              className="flex size-7 items-center justify-center rounded-control bg-sunken text-second"
            >
              <SourceMark source={source} />
            </span>
          ))}
        </span>
        <span className="block text-list text-balance text-muted">
          {[...names, ...(hiddenCount > 0 ? [t('moreSources', { count: hiddenCount })] : [])].join(', ')}
        </span>
      </dd>
    </div>
  );
}

function FirstQuestion({ archive: { firstQuestion, year } }: { archive: Archive }) {
  const { timeZone } = useViewer();
  if (firstQuestion === null) return null;
  const { conversationId, text, at } = firstQuestion;
  const time = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  return (
    <figure className="max-w-100 border-l-2 border-line-button pl-4 xl:justify-self-end">
      <blockquote className="text-body wrap-anywhere">
        <Link to={`/conversation-chat/${conversationId}`} className="line-clamp-3 hover:underline">
          {t('quote', { text })}
        </Link>
      </blockquote>
      <figcaption className="text-small text-muted">
        {year === null ? t('firstQuestion', { at: time }) : t('firstQuestionOfYear', { at: time, year: String(year) })}
      </figcaption>
    </figure>
  );
}
