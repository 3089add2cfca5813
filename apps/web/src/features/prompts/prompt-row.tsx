import type { ScheduledPrompt } from '@app/contract/prompts';
import { Ellipsis, Pause, Pencil, Play, Repeat, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatExact, formatRecent } from '#lib/dates.ts';
import { formatRecurrence } from '#lib/recurrence.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatUpcoming } from './prompt-time.ts';
import { t } from './prompts.messages.ts';
import { type PromptActions, usePromptActions } from './use-prompt-actions.ts';

export interface PromptRowProps {
  prompt: ScheduledPrompt;
  /** The category to which the prompt's conversations are assigned; undefined if the app categorises them. */
  category: string | undefined;
  onEdit: () => void;
}

export function PromptRow({ prompt, category, onEdit }: PromptRowProps) {
  const { timeZone } = useViewer();
  const now = useNow();
  const actions = usePromptActions();
  const { title, isPaused, isRunning, nextAt, recurrence } = prompt;
  const state = isRunning
    ? t('running')
    : isPaused
      ? t('paused')
      : nextAt === null
        ? t('ended')
        : t('next', { time: formatUpcoming(nextAt, now, timeZone) });
  return (
    <li className="flex items-start gap-3 py-3 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium break-words">{title}</p>
        <p className="mt-0.5 line-clamp-2 text-ui break-words text-muted">{prompt.prompt}</p>
        <p className="tabular mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <output>{state}</output>
          <span className="inline-flex items-center gap-1">
            <Repeat aria-hidden className="size-3.5" />
            {formatRecurrence(recurrence, timeZone)}
          </span>
          {category !== undefined && <span>{t('category', { name: category })}</span>}
          <LastRun last={prompt.last} now={now} />
        </p>
      </div>
      <RowMenu prompt={prompt} actions={actions} onEdit={onEdit} />
    </li>
  );
}

function LastRun({ last, now }: { last: ScheduledPrompt['last']; now: number }) {
  const { timeZone } = useViewer();
  if (last === null) return null;
  const { ranAt, conversationId, fault, isLate } = last;
  const when = formatRecent(ranAt, now, timeZone);
  return (
    <>
      {conversationId !== null && (
        <TextLink>
          <Link to={`/conversation-chat/${conversationId}`} title={formatExact(ranAt, timeZone)}>
            {t('lastReply', { when })}
          </Link>
        </TextLink>
      )}
      {fault !== null && <span className="text-warning-text">{t('lastFault', { when, fault })}</span>}
      {isLate && <Badge tone="warning">{t('late')}</Badge>}
    </>
  );
}

function RowMenu({ prompt, actions, onEdit }: { prompt: ScheduledPrompt; actions: PromptActions; onEdit: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const { title, isPaused, isRunning } = prompt;
  return (
    <>
      <Menu
        align="end"
        trigger={<PlainIconButton size="small" label={t('actions', { title })} icon={<Ellipsis aria-hidden />} />}
      >
        {!isRunning && (
          <MenuItem onSelect={() => actions.runNow(prompt)}>
            <Sparkles aria-hidden />
            {t('runNow')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => actions.setPaused(prompt, !isPaused)}>
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {isPaused ? t('resume') : t('pause')}
        </MenuItem>
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden />
          {t('edit')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => setConfirming(true)}>
          <Trash2 aria-hidden />
          {t('delete')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('deleteTitle', { title })}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        isPending={false}
        onConfirm={() => {
          setConfirming(false);
          actions.remove(prompt);
        }}
      />
    </>
  );
}
