import type { Archive } from '@app/contract/archive';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { t } from './archive.messages.ts';

interface Step {
  key: string;
  title: string;
  text: string;
  /** A link or a button. */
  action: ReactNode;
}

const MAX_STEPS = 3;

/** The next steps for this archive, at most three; the first has the primary button of the screen. */
export function NextSteps({ archive, onAsk }: { archive: Archive; onAsk: (question: string) => void }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="col-span-full mt-4 md:mt-6">
      <h2 id={id} className="mb-3 text-title md:mb-4">
        {t('next')}
      </h2>
      <ul className="grid gap-3 md:gap-4 lg:grid-cols-3">
        {listSteps(archive, onAsk)
          .slice(0, MAX_STEPS)
          .map(({ key, title, text, action }, index) => (
            <li key={key} className="flex flex-col gap-1 rounded-card border border-line bg-panel p-4 md:px-6 md:py-5">
              <h3 className="text-section">{title}</h3>
              <p className="mb-4 text-ui text-pretty text-muted">{text}</p>
              <Button asChild variant={index === 0 ? 'primary' : 'secondary'} className="mt-auto self-start">
                {action}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The steps that apply to this archive; those with something to decide come first. */
function listSteps({ toReview, found, chapters, topics }: Archive, onAsk: (question: string) => void): Step[] {
  const subject = chapters.at(-1)?.name ?? topics[0]?.name;
  const question = subject === undefined ? undefined : t('askAbout', { topic: subject });
  return [
    ...(toReview > 0
      ? [
          {
            key: 'review',
            title: t('nextReview', { count: toReview }),
            text: t('nextReviewText'),
            action: <Link to="/review">{t('nextReviewAct', { count: toReview })}</Link>,
          },
        ]
      : []),
    ...(found.plans.count > 0
      ? [
          {
            key: 'plans',
            title: t('nextPlans', { count: found.plans.count }),
            text: t('nextPlansText'),
            action: <Link to="/inbox">{t('nextPlansAct')}</Link>,
          },
        ]
      : []),
    ...(question === undefined
      ? []
      : [
          {
            key: 'ask',
            title: t('nextAsk'),
            text: t('quote', { text: question }),
            action: (
              <button type="button" onClick={() => onAsk(question)}>
                {t('nextAskAct')}
              </button>
            ),
          },
        ]),
    ...(found.cards.count > 0
      ? [
          {
            key: 'cards',
            title: t('nextCards'),
            text: t('nextCardsText', { count: found.cards.count }),
            action: <Link to="/learning">{t('nextCardsAct')}</Link>,
          },
        ]
      : []),
    {
      key: 'import',
      title: t('nextImport'),
      text: t('nextImportText'),
      action: <Link to="/imports">{t('nextImportAct')}</Link>,
    },
  ];
}
