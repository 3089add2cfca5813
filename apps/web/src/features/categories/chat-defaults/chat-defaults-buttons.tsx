import type { ChatDefaults } from '@app/contract/chat-settings';
import { lazy, Suspense, useState } from 'react';
import { MessageSquarePlus, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { chipClass } from '#ui/chip-class.ts';
import type { ModelChoice } from './chat-defaults-dialog.tsx';
import { type DefaultsPlace, useChatDefaults } from './chat-defaults.api.ts';
import { t } from './chat-defaults.messages.ts';
import type { FilePickerSlot } from './place-files.tsx';

const ChatDefaultsDialog = lazy(async () => ({
  default: (await import('./chat-defaults-dialog.tsx')).ChatDefaultsDialog,
}));

export interface ChatDefaultsChipsProps {
  place: DefaultsPlace;
  categoryName: string;
  subcategoryName?: string | undefined;
  /** Undefined while loading. */
  models: readonly ModelChoice[] | undefined;
  FilePicker: FilePickerSlot;
}

/** In the list of a category or a subcategory: starts a chat there, and edits the defaults of such chats. */
export function ChatDefaultsChips(props: ChatDefaultsChipsProps) {
  const { place, models } = props;
  const { own } = useChatDefaults(place);
  const [isOpen, setIsOpen] = useState(false);
  const isSet = own !== undefined && (own.instructions !== '' || own.model !== null || own.files.length > 0);
  return (
    <>
      <Link to={newChatPath(place)} state={{ newChat: true }} className={chipClass(false)}>
        <MessageSquarePlus aria-hidden className="size-3.5" strokeWidth={1.75} />
        {t('newChat')}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={own === undefined || models === undefined}
        onClick={() => setIsOpen(true)}
        className={chipClass(isSet)}
      >
        <SlidersHorizontal aria-hidden className="size-3.5" strokeWidth={1.75} />
        {isSet ? chipTextOf(own) : t('chip')}
      </button>
      {isOpen && own !== undefined && models !== undefined && (
        <Suspense>
          <ChatDefaultsDialog {...props} models={models} defaults={own} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Says what is set, the most telling first. */
function chipTextOf({ instructions, files }: ChatDefaults): string {
  const count = files.length;
  if (count === 0) return t('chipSet');
  return instructions === '' ? t('chipFiles', { count }) : t('chipSetFiles', { count });
}

function newChatPath({ categoryId, subcategoryId }: DefaultsPlace): string {
  return `/?category=${categoryId}${subcategoryId === undefined ? '' : `&subcategory=${subcategoryId}`}`;
}
