import { Disclosure } from '#ui/disclosure.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { t } from './context-pack.messages.ts';

const ASSISTANTS = ['pasteChatgpt', 'pasteClaude', 'pasteGemini', 'pasteOther'] as const;

/** How to paste the context pack into other assistants. */
export function PasteGuide() {
  return (
    <SettingsSection title={t('paste')} description={t('pasteText')}>
      {ASSISTANTS.map((assistant) => (
        <Disclosure key={assistant} title={t(assistant)}>
          {t(`${assistant}Text`)}
        </Disclosure>
      ))}
    </SettingsSection>
  );
}
