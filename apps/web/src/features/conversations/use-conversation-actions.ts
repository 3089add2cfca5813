import { showToast } from '#ui/toast-store.ts';
import type { AnyConversation } from './conversation-menu.tsx';
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

/** The actions on a conversation: immediate, with an undo instead of a confirmation. */
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
    rename: (conversation: AnyConversation, title: string) => change({ conversation, change: { title } }),
    togglePin: (conversation: AnyConversation) =>
      change({ conversation, change: { isPinned: !conversation.isPinned } }),
    toggleArchive: (conversation: AnyConversation) => {
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
    delete: (conversation: AnyConversation, onDeleted?: () => void) => {
      const onSelect = () => restore.mutate(conversation.id);
      remove.mutate(conversation, {
        onSuccess: () =>
          showToast({ title: t('deleted'), description: t('deletedText'), action: { label: t('undo'), onSelect } }),
        onSuccessIfMounted: onDeleted,
      });
    },
  };
}
