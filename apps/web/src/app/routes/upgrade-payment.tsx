import { Link } from 'react-router';
import { translator } from '#lib/messages.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';

const t = translator({
  title: 'Upgrade to Premium',
  text: 'Complete your payment to unlock premium features',
  card: 'Complete Your Upgrade',
  none: 'No payment session found. Please try again.',
  back: 'Return to Dashboard',
});

/** Without a payment that was begun there is nothing to complete. */
export function UpgradePaymentRoute() {
  return (
    <Page width="reading">
      <PageHeader title={t('title')} description={t('text')} />
      <Card className="flex flex-col items-start gap-4">
        <CardTitle>{t('card')}</CardTitle>
        <p className="text-body text-muted">{t('none')}</p>
        <Button asChild>
          <Link to="/dashboard">{t('back')}</Link>
        </Button>
      </Card>
    </Page>
  );
}
