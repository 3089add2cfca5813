import type { ChatDefaults } from '@app/contract/chat-settings';
import { useState } from 'react';
import { MessageSquarePlus, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { lazyModule } from '#ui/lazy-module.ts';
import type { ModelChoice } from './chat-defaults-dialog.tsx';
import { type DefaultsPlace, useChatDefaults } from './chat-defaults.api.ts';
import { t } from './chat-defaults.messages.ts';
import type { FilePickerSlot } from './default-files.tsx';

const ChatDefaultsDialog = lazyModule(() => import('./chat-defaults-dialog.tsx')).part(
  (module) => module.ChatDefaultsDialog,
);

export interface ChatDefaultsButtonsProps {
  place: DefaultsPlace;
  categoryName: string;
  subcategoryName?: string | undefined;
  /** Undefined while loading. */
  models: readonly ModelChoice[] | undefined;
  FilePicker: FilePickerSlot;
}

/** Beside the title of a category or a subcategory: starts a chat there, and edits the defaults of such chats. */
export function ChatDefaultsButtons(props: ChatDefaultsButtonsProps) {
  const { place, models } = props;
  const { own } = useChatDefaults(place);
  const [isOpen, setIsOpen] = useState(false);
  const isSet = own !== undefined && (own.instructions !== '' || own.model !== null || own.files.length > 0);
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={isSet ? undefined : t('chip')}
        title={t('chip')}
        disabled={own === undefined || models === undefined}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden className={isSet ? 'text-accent-text' : undefined} />
        <span className="max-lg:sr-only">{isSet ? summariseDefaults(own) : t('chipShort')}</span>
      </Button>
      <Button asChild>
        <Link to={newChatPath(place)} state={{ newChat: true }}>
          <MessageSquarePlus aria-hidden />
          <span className="max-lg:sr-only">{t('newChat')}</span>
        </Link>
      </Button>
      {isOpen && own !== undefined && models !== undefined && (
        <ChatDefaultsDialog {...props} models={models} defaults={own} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** Describes the most important of the defaults that are set. */
function summariseDefaults({ instructions, files }: ChatDefaults): string {
  const count = files.length;
  if (count === 0) return t(instructions === '' ? 'chipModel' : 'chipSet');
  return instructions === '' ? t('chipFiles', { count }) : t('chipSetFiles', { count });
}

function newChatPath({ categoryId, subcategoryId }: DefaultsPlace): string {
  return `/?category=${categoryId}${subcategoryId === undefined ? '' : `&subcategory=${subcategoryId}`}`;
}
