import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './categories.messages.ts';

/** Explains what Premium adds here and what stays free. */
export function PremiumGate({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('gateTitle')}
      description={t('gateText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('gateLater')}</Button>
          <Button asChild variant="primary">
            <Link to="/profile">{t('gateUpgrade')}</Link>
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2 text-ui">
        {(['gateCreate', 'gateRename', 'gateSubcategories'] as const).map((key) => (
          <li key={key} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-[var(--size-icon)] shrink-0 text-accent-text" strokeWidth={1.75} />
            {t(key)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
