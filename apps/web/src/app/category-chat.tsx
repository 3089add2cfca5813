// The defaults of new chats in a category, combined from the categories, the files and the models.
import { type ComponentProps } from 'react';
import { ChatDefaultsButtons } from '#features/categories/chat-defaults/chat-defaults-buttons.tsx';
import { NewChatPlace } from '#features/categories/chat-defaults/new-chat-place.tsx';
import { groupOf } from '#features/models/model-text.ts';
import { useKeysOf, useModels } from '#features/models/models.api.ts';
import { lazyModule } from '#ui/lazy-module.ts';

const FilePicker = lazyModule(() => import('#features/files/file-picker.tsx')).part((module) => module.FilePicker);

export function CategoryChatButtons(props: Omit<ComponentProps<typeof ChatDefaultsButtons>, 'models' | 'FilePicker'>) {
  const models = useModels().data;
  const keys = useKeysOf(models);
  const choices = models?.map((model) => ({ id: model.id, name: model.name, group: groupOf(model, keys) }));
  return <ChatDefaultsButtons {...props} models={choices} FilePicker={FilePicker} />;
}

export function CategoryChatPlace(props: Omit<ComponentProps<typeof NewChatPlace>, 'models'>) {
  return <NewChatPlace {...props} models={useModels().data} />;
}
