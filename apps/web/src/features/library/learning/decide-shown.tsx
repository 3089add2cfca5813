import { CheckCheck, Ellipsis, ListChecks, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDecideProposals } from './learning.api.ts';
import { t } from './learning.messages.ts';

export interface DecideShownProps {
  /** The number of all pending proposals. */
  count: number;
  /** The number of proposals that are shown. */
  shownCount: number;
  /** Whether accepting is the primary action of the screen. */
  isPrimaryAction: boolean;
  onAcceptShown: () => void;
  /** Begins a selection. */
  onSelect: () => void;
}

/** Accepts the proposals that are shown; a menu accepts or declines all pending ones. */
export function DecideShown({ count, shownCount, isPrimaryAction, onAcceptShown, onSelect }: DecideShownProps) {
  const decide = useDecideProposals();
  const [isConfirming, setConfirming] = useState(false);
  const decideAll = (decision: 'accept' | 'decline') =>
    decide.mutate(
      { decision },
      {
        onSuccess: ({ decided }) =>
          showToast({
            title: t(decision === 'accept' ? 'accepted' : 'declined', { count: decided }),
            tone: 'success',
          }),
        onSettled: () => setConfirming(false),
      },
    );
  return (
    <div className="flex items-center gap-2">
      <Button size="small" {...(isPrimaryAction && { variant: 'primary' as const })} onClick={onAcceptShown}>
        <CheckCheck aria-hidden />
        {t('acceptAll', { count: shownCount })}
      </Button>
      <Menu align="end" trigger={<PlainIconButton size="small" label={t('more')} icon={<Ellipsis aria-hidden />} />}>
        <MenuItem onSelect={onSelect}>
          <ListChecks aria-hidden />
          {t('select')}
        </MenuItem>
        {count > shownCount && (
          <MenuItem onSelect={() => decideAll('accept')}>
            <CheckCheck aria-hidden />
            {t('acceptAll', { count })}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setConfirming(true)}>
          <X aria-hidden />
          {t('declineAll', { count })}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('declineAll', { count })}
        description={t('declineAllText', { count })}
        confirmLabel={t('declineAll', { count })}
        cancelLabel={t('cancel')}
        isPending={decide.isPending}
        onConfirm={() => decideAll('decline')}
      />
    </div>
  );
}
