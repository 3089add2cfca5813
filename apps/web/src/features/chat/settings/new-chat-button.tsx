import { useState, useSyncExternalStore } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { lazyModule } from '#ui/lazy-module.ts';
import { hasSettings, type NewChat } from './new-chat.ts';
import { t } from './settings.messages.ts';

const ChatSettingsDialog = lazyModule(() => import('./chat-settings-dialog.tsx')).part(
  (module) => module.ChatSettingsDialog,
);

/** Sets the instructions of a chat before its first message. */
export function NewChatButton({ newChat }: { newChat: NewChat }) {
  const settings = useSyncExternalStore(newChat.subscribe, newChat.read);
  const [isOpen, setIsOpen] = useState(false);
  const isSet = hasSettings(settings);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className={isSet ? 'text-accent-text!' : 'text-muted!'}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {isSet ? t('isSet') : t('open')}
      </Button>
      {isOpen && (
        <ChatSettingsDialog
          settings={settings}
          onSave={(changed) => {
            newChat.write(changed);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
