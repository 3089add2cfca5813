import type { ConversationSummary } from '@app/contract/conversations';
import { showToast } from '#ui/toast-store.ts';
import {
  type ConversationChange,
  type CategorisedConversation,
  useDeleteConversation,
  useRestoreConversation,
  useUpdateConversation,
} from './conversation-changes.api.ts';
import { t } from './conversations.messages.ts';

export interface MoveTarget {
  categoryId: string;
  categoryName: string;
  subcategoryId: string | null;
}

/** The actions on a conversation in a list: immediate, with an undo instead of a confirmation. */
export function useConversationActions() {
  const update = useUpdateConversation();
  const remove = useDeleteConversation();
  const restore = useRestoreConversation();

  const change = (request: ConversationChange, undoToast?: { title: string; undo: ConversationChange['change'] }) => {
    const onSuccess = () => {
      if (undoToast === undefined) return;
      const onSelect = () => update.mutate({ ...request, change: undoToast.undo });
      showToast({ title: undoToast.title, action: { label: t('undo'), onSelect } });
    };
    update.mutate(request, { onSuccess });
  };

  return {
    rename: (conversation: ConversationSummary, title: string) => change({ conversation, change: { title } }),
    togglePin: (conversation: ConversationSummary) =>
      change({ conversation, change: { isPinned: !conversation.isPinned } }),
    toggleArchive: (conversation: ConversationSummary) => {
      const { isArchived } = conversation;
      change(
        { conversation, change: { isArchived: !isArchived } },
        { title: isArchived ? t('unarchived') : t('archived'), undo: { isArchived } },
      );
    },
    move: (conversation: CategorisedConversation, { categoryId, categoryName, subcategoryId }: MoveTarget) =>
      change(
        { conversation, change: { categoryId, subcategoryId } },
        {
          title: t('moved', { category: categoryName }),
          undo: { categoryId: conversation.categoryId, subcategoryId: conversation.subcategory?.id ?? null },
        },
      ),
    delete: (conversation: ConversationSummary) => {
      const onSelect = () => restore.mutate(conversation.id);
      remove.mutate(conversation, {
        onSuccess: () =>
          showToast({ title: t('deleted'), description: t('deletedText'), action: { label: t('undo'), onSelect } }),
      });
    },
  };
}
