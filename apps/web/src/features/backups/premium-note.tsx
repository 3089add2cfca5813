import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { t } from './backups.messages.ts';

/** What Premium adds here, and what stays free. */
export function PremiumNote() {
  return (
    <Card>
      <CardTitle>{t('gateTitle')}</CardTitle>
      <p className="mt-1 text-ui text-pretty text-muted">{t('gateText')}</p>
      <ul className="my-4 flex flex-col gap-2 text-ui">
        {(['gateArchive', 'gateSchedule', 'gateProof'] as const).map((key) => (
          <li key={key} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-[var(--size-icon)] shrink-0 text-accent-text" strokeWidth={1.75} />
            {t(key)}
          </li>
        ))}
      </ul>
      <Button asChild variant="primary">
        <Link to="/profile">{t('gateUpgrade')}</Link>
      </Button>
    </Card>
  );
}
