import { lazy, type ReactNode } from 'react';
import { type ChatSlots, ChatSlotsProvider } from '#features/chat/chat-slots.ts';

const slots: ChatSlots = {
  InputMenu: lazy(async () => ({ default: (await import('#features/library/templates/slash-menu.tsx')).SlashMenu })),
  OwnMessageActions: lazy(async () => ({
    default: (await import('#features/library/templates/save-as-template.tsx')).SaveAsTemplate,
  })),
};

/** Adds templates to every chat. */
export function WithChatSlots({ children }: { children: ReactNode }) {
  return <ChatSlotsProvider value={slots}>{children}</ChatSlotsProvider>;
}
