import { TemporaryChat } from '#features/chat/temporary/temporary-chat.tsx';
import { WithChatSlots } from '../chat-slots.tsx';

export function TemporaryChatRoute() {
  return (
    <WithChatSlots>
      <TemporaryChat />
    </WithChatSlots>
  );
}
