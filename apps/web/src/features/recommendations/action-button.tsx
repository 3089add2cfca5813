import type { Recommendation } from '@app/contract/recommendations';
import { AlarmClock, CalendarDays, CalendarPlus, FileText, Flag, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { t } from './recommendations.messages.ts';
import { sourcePath } from './source-path.ts';

const icons = { event: CalendarPlus, goal: Flag, reminder: AlarmClock, template: FileText } as const;

export interface ActionButtonProps {
  recommendation: Recommendation;
  /** Whether the button is the primary one; a screen has only one. */
  isFilled: boolean;
  onAction: () => void;
}

/**
 * The main button of a recommendation. With an action, it opens the form of the action or leads to the day in the
 * schedule. Without an action, it leads to the conversation that the recommendation is about.
 */
export function ActionButton({ recommendation, isFilled, onAction }: ActionButtonProps) {
  const { timeZone } = useViewer();
  const { title, action, sources } = recommendation;
  const buttonProps: Pick<ButtonProps, 'size' | 'variant'> = {
    size: 'small',
    variant: isFilled ? 'primary' : 'secondary',
  };
  if (action?.kind === 'day') {
    return (
      <Button {...buttonProps} asChild>
        <Link to={`/schedule?date=${action.day}`} aria-label={`${t('action.day')}: ${title}`}>
          <CalendarDays aria-hidden />
          {t('action.day')}
        </Link>
      </Button>
    );
  }
  if (action !== null) {
    const Icon = icons[action.kind];
    return (
      <Button {...buttonProps} aria-label={`${t(`action.${action.kind}`)}: ${title}`} onClick={onAction}>
        <Icon aria-hidden />
        {t(`action.${action.kind}`)}
      </Button>
    );
  }
  const source = sources.find(({ kind }) => kind === 'conversation');
  if (source === undefined) return null;
  return (
    <Button {...buttonProps} asChild>
      <Link to={sourcePath(source, timeZone)} aria-label={`${t('action.conversation')}: ${title}`}>
        <MessageSquare aria-hidden />
        {t('action.conversation')}
      </Link>
    </Button>
  );
}
