import { Disclosure } from '#ui/disclosure.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { t } from './context-pack.messages.ts';

const ASSISTANTS = ['pasteChatgpt', 'pasteClaude', 'pasteGemini', 'pasteOther'] as const;

/** Where other assistants show such a text. */
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
