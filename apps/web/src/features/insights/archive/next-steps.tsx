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
  act: ReactNode;
}

const SHOWN = 3;

/** The three next steps that this archive offers; the first has the screen's filled button. */
export function NextSteps({ archive, onAsk }: { archive: Archive; onAsk: (question: string) => void }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="col-span-full mt-4 md:mt-6">
      <h2 id={id} className="mb-3 text-title md:mb-4">
        {t('next')}
      </h2>
      <ul className="grid gap-3 md:gap-4 lg:grid-cols-3">
        {listSteps(archive, onAsk)
          .slice(0, SHOWN)
          .map(({ key, title, text, act }, at) => (
            <li key={key} className="flex flex-col gap-1 rounded-card border border-line bg-panel p-4 md:px-6 md:py-5">
              <h3 className="text-section">{title}</h3>
              <p className="mb-4 text-ui text-pretty text-muted">{text}</p>
              <Button asChild variant={at === 0 ? 'primary' : 'secondary'} className="mt-auto self-start">
                {act}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What is left to do comes first; each step needs something in the archive. */
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
            act: <Link to="/review">{t('nextReviewAct', { count: toReview })}</Link>,
          },
        ]
      : []),
    ...(found.plans.count > 0
      ? [
          {
            key: 'plans',
            title: t('nextPlans', { count: found.plans.count }),
            text: t('nextPlansText'),
            act: <Link to="/inbox">{t('nextPlansAct')}</Link>,
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
            act: (
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
            act: <Link to="/learning">{t('nextCardsAct')}</Link>,
          },
        ]
      : []),
    {
      key: 'import',
      title: t('nextImport'),
      text: t('nextImportText'),
      act: <Link to="/imports">{t('nextImportAct')}</Link>,
    },
  ];
}
