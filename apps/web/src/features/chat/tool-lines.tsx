import type { ToolName, ToolUse } from '@app/contract/tool-uses';
import {
  Archive,
  Calculator,
  CalendarDays,
  CalendarPlus,
  Globe,
  ListTodo,
  type LucideIcon,
  CalendarClock,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/dates.ts';
import { cx } from '#ui/cx.ts';
import { lineText, type toolLineMessages } from './tool-lines.messages.ts';

const icons: Record<ToolName, LucideIcon> = {
  archive: Archive,
  calendar: CalendarDays,
  tasks: ListTodo,
  calculator: Calculator,
  dates: CalendarClock,
  page: Globe,
  proposal: CalendarPlus,
};

/** If there are more lines, all of them are collapsed. */
const MAX_OPEN_LINES = 5;

/** The tools used for a reply, in order, each with its own line. */
export function ToolLines({ uses }: { uses: readonly ToolUse[] }) {
  const list = (
    <ul aria-label={lineText('used')} className="flex flex-col gap-1 text-small text-muted">
      {uses.map((use, index) => (
        // The lines only grow at their end.
        // oxlint-disable-next-line react/no-array-index-key
        <ToolLine key={index} use={use} />
      ))}
    </ul>
  );
  if (uses.length <= MAX_OPEN_LINES) return list;
  return (
    <details>
      <summary className="mb-1 text-small text-muted hover:text-text">
        {lineText('steps', { count: uses.length })}
      </summary>
      {list}
    </details>
  );
}

function ToolLine({ use }: { use: ToolUse }) {
  const { tool, subject, detail, state } = use;
  const Icon = icons[tool];
  const title = lineText(`${tool}.${state}` as keyof typeof toolLineMessages, { subject });
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-3.5 shrink-0', state === 'running' && 'animate-pulse')}
        strokeWidth={1.75}
      />
      <span className="min-w-0 break-words">
        {title}
        {tool === 'page' && <> {<PageAddress address={subject} isLink={state === 'done'} />}</>}
        {(tool === 'dates' || tool === 'calendar') && subject !== '' && `: ${withDays(subject)}`}
        {resultOf(use, withDays(detail))}
      </span>
    </li>
  );
}

function resultOf({ tool, state }: ToolUse, detail: string): ReactNode {
  if (detail === '') return null;
  if (state === 'done' && (tool === 'calculator' || tool === 'dates')) return ` = ${detail}`;
  return ` · ${detail}`;
}

/**
 * The address of a page. It is a link only after the page was read: an address that a model made up may carry data
 * away, and must not be opened by mistake.
 */
function PageAddress({ address, isLink }: { address: string; isLink: boolean }) {
  if (!isLink || !/^https?:\/\//.test(address)) return <span className="break-all">{address}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="break-all underline hover:text-text">
      {address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}

/** The text with days such as 2026-12-24 formatted as in the rest of the app. */
function withDays(text: string): string {
  return text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => formatDate(`${day}T12:00:00Z`, 'UTC'));
}
