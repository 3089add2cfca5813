import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from './turn.messages.ts';

export interface BranchSwitcherProps {
  /** Ids of all versions, oldest first. */
  versions: readonly string[];
  shownId: string;
  disabled: boolean;
  onShow: (id: string) => void;
}

/**
 * Shows which version of a message is displayed, as ‹ 2/3 ›, and switches to another version and its branch of the
 * conversation. Unlike the other buttons of a message it is visible without hovering.
 */
export function BranchSwitcher({ versions, shownId, disabled, onShow }: BranchSwitcherProps) {
  const shownIndex = versions.indexOf(shownId);
  const position = { shown: shownIndex + 1, total: versions.length };
  const step = (by: -1 | 1) => {
    const id = versions[shownIndex + by];
    if (id !== undefined) onShow(id);
  };
  return (
    <span data-always-visible className="inline-flex items-center text-small text-muted tabular-nums">
      <PlainIconButton
        size="small"
        label={t('previousVersion')}
        icon={<ChevronLeft aria-hidden />}
        disabled={disabled || shownIndex <= 0}
        onClick={() => step(-1)}
      />
      <span aria-hidden>{t('versionShort', position)}</span>
      <VisuallyHidden>{t('version', position)}</VisuallyHidden>
      <PlainIconButton
        size="small"
        label={t('nextVersion')}
        icon={<ChevronRight aria-hidden />}
        disabled={disabled || shownIndex >= versions.length - 1}
        onClick={() => step(1)}
      />
    </span>
  );
}
