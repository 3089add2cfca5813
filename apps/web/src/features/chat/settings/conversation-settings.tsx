import { type ConversationDetail, getConversation, updateConversation } from '@app/contract/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { errorSentence } from '#lib/api-error.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { showToast } from '#ui/toast-store.ts';
import { ChatSettingsDialog } from './chat-settings-dialog.tsx';
import type { ChatSettings } from './new-chat.ts';
import { t } from './settings.messages.ts';

export interface ConversationSettingsProps {
  conversation: Pick<ConversationDetail, 'id' | 'instructions' | 'temperature'>;
  onClose: () => void;
}

/** Edits the instructions of a stored conversation. */
export function ConversationSettings({ conversation, onClose }: ConversationSettingsProps) {
  const { id, instructions = '', temperature = null } = conversation;
  const client = useQueryClient();
  const update = useMutation({
    mutationFn: (body: ChatSettings) => callEndpoint(updateConversation, { params: { id }, body }),
    onSuccess: () => {
      showToast({ title: t('saved'), tone: 'success' });
      return client.invalidateQueries({ queryKey: endpointKey(getConversation, { params: { id } }) });
    },
    failureToast: false,
  });
  return (
    <ChatSettingsDialog
      settings={{ instructions, temperature }}
      onSave={(settings) => update.mutate(settings, { onSuccessIfMounted: onClose })}
      onClose={onClose}
      isPending={update.isPending}
      failure={update.error === null ? undefined : errorSentence(update.error, t('failed'))}
    />
  );
}
