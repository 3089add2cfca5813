import { Disclosure } from '#ui/disclosure.tsx';
import { LandingSection } from './landing-section.tsx';
import { t } from './landing.messages.ts';

const questions = ['import', 'count', 'key', 'data', 'cancel', 'undo'] as const;

export function LandingFaq() {
  return (
    <LandingSection id="questions" title={t('questions.title')} hasColumns>
      <div className="border-t border-line">
        {questions.map((question) => (
          <Disclosure key={question} title={t(`question.${question}`)}>
            <p className="max-w-[68ch]">{t(`answer.${question}`)}</p>
          </Disclosure>
        ))}
      </div>
    </LandingSection>
  );
}
