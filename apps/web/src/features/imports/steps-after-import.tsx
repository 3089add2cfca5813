import type { ImportOutcome } from '@app/contract/imports';
import { CalendarCheck, FileUp, Layers, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { t } from './finished.messages.ts';

interface Step {
  icon: ReactNode;
  title: string;
  text: string;
  to: string;
  label: string;
}

const MAX_STEPS = 3;

/** The next steps after an import, at most three: what was found in the conversations, then asking and importing. */
export function StepsAfterImport({ outcome }: { outcome: ImportOutcome }) {
  return (
    <Card>
      <CardTitle>{t('nextTitle')}</CardTitle>
      <ol className="mt-2 divide-y divide-line">
        {listSteps(outcome).map(({ icon, title, text, to, label }) => (
          <li key={to} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 last:pb-0">
            <span
              aria-hidden
              className="flex size-9 shrink-0 items-center justify-center rounded-control bg-sunken text-second [&_svg]:size-(--size-icon) [&_svg]:stroke-[1.75]"
            >
              {icon}
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-ui font-medium">{title}</h3>
              <p className="text-small text-pretty text-muted">{text}</p>
            </div>
            <Button asChild size="small">
              <Link to={to}>{label}</Link>
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function listSteps({ suggestions, cardProposals }: ImportOutcome): Step[] {
  const steps: Step[] = [];
  if (suggestions > 0) {
    const title = t('plans', { count: suggestions });
    steps.push({ icon: <CalendarCheck />, title, text: t('plansText'), to: '/inbox', label: t('plansOpen') });
  }
  if (cardProposals > 0) {
    const title = t('cards', { count: cardProposals });
    steps.push({ icon: <Layers />, title, text: t('cardsText'), to: '/learning', label: t('cardsOpen') });
  }
  steps.push(
    { icon: <MessageCircleQuestion />, title: t('ask'), text: t('askText'), to: '/', label: t('askOpen') },
    { icon: <FileUp />, title: t('another'), text: t('anotherText'), to: '/imports', label: t('anotherOpen') },
  );
  return steps.slice(0, MAX_STEPS);
}
