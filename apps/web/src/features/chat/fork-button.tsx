import { GitFork } from 'lucide-react';
import { useNavigate } from 'react-router';
import { forkConversation } from '@app/contract/conversation-branches';
import { callEndpoint } from '#lib/api.ts';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { translator } from '#lib/messages.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';

const t = translator({
  fork: 'Go on from here in a new chat',
  forked: 'New chat',
  forkedText: 'It has copies of the messages up to there. The other one is unchanged.',
  forkFailed: 'The new chat could not be started. Please try again.',
});

export interface ForkButtonProps {
  conversationId: string;
  /** The last message of the new chat. */
  messageId: string;
  isLocked: boolean;
}

/** Starts a new chat with the messages down to this one, and opens it. */
export function ForkButton({ conversationId, messageId, isLocked }: ForkButtonProps) {
  const navigate = useNavigate();
  const fork = useMutation({
    mutationFn: () => callEndpoint(forkConversation, { params: { id: conversationId }, body: { messageId } }),
    onSuccess: () => dispatchAppEvent('refreshCategories'),
    failureToast: () => ({ description: t('forkFailed') }),
  });
  const open = async ({ id }: { id: string }) => {
    await navigate(`/conversation-chat/${id}`);
    showToast({ title: t('forked'), description: t('forkedText') });
  };
  return (
    <PlainIconButton
      size="small"
      label={t('fork')}
      title={t('fork')}
      icon={<GitFork aria-hidden />}
      disabled={isLocked || fork.isPending}
      onClick={() => fork.mutate(undefined, { onSuccessIfMounted: open })}
    />
  );
}
