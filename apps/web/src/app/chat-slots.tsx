import { lazy, type ReactNode } from 'react';
import { type ChatSlots, ChatSlotsProvider } from '#features/chat/chat-slots.ts';

const slots: ChatSlots = {
  InputMenu: lazy(async () => ({ default: (await import('#features/library/templates/slash-menu.tsx')).SlashMenu })),
  OwnMessageActions: lazy(async () => ({
    default: (await import('#features/library/templates/save-as-template.tsx')).SaveAsTemplate,
  })),
};

/** A screen with all parts of other features in its chat: those of every chat and its own. */
export function extendSlots(own: ChatSlots): ChatSlots {
  return { ...slots, ...own };
}

/** Adds templates to every chat, or the parts that a screen names. */
export function WithChatSlots({ value = slots, children }: { value?: ChatSlots; children: ReactNode }) {
  return <ChatSlotsProvider value={value}>{children}</ChatSlotsProvider>;
}
