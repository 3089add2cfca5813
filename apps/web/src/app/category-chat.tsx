/** The instructions and the model of new chats in a category, combined from the categories and the models. */
import type { ComponentProps } from 'react';
import { ChatDefaultsChips } from '#features/categories/chat-defaults/chat-defaults-chips.tsx';
import { NewChatPlace } from '#features/categories/chat-defaults/new-chat-place.tsx';
import { useModels } from '#features/models/models.api.ts';

export function CategoryChatChips(props: Omit<ComponentProps<typeof ChatDefaultsChips>, 'models'>) {
  return <ChatDefaultsChips {...props} models={useModels().data} />;
}

export function CategoryChatPlace(props: Omit<ComponentProps<typeof NewChatPlace>, 'models'>) {
  return <NewChatPlace {...props} models={useModels().data} />;
}
