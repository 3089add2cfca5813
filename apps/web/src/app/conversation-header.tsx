/** The content of a conversation's header, combined from several features. */
import type { ConversationDetail } from '@app/contract/conversations';
import { lazy, Suspense, useState } from 'react';
import { SummaryButton } from '#features/assistant/summaries/summary-button.tsx';
import { useCategories } from '#features/categories/categories.api.ts';
import { useDotStyle } from '#features/categories/category-colors.api.ts';
import { ConversationFacts } from '#features/conversations/conversation-facts.tsx';
import { MoveMenu } from '#features/conversations/move-menu.tsx';
import { PageMenu, PinButton } from '#features/conversations/page-actions.tsx';
import { SharingMenu } from '#features/conversations/sharing/sharing-menu.tsx';
import { fromTablet, useMediaQuery } from '#lib/use-media-query.ts';
import { lazyModule } from '#ui/lazy-module.ts';

const ConversationSettings = lazyModule(() => import('#features/chat/settings/conversation-settings.tsx')).part(
  (module) => module.ConversationSettings,
);

const DocumentsButton = lazy(async () => ({
  default: (await import('#features/documents/documents-button.tsx')).DocumentsButton,
}));
const HighlightsButton = lazy(async () => ({
  default: (await import('#features/highlights/highlights-button.tsx')).HighlightsButton,
}));

/** Category, source, dates and length, in one line. */
export function HeaderFacts({ conversation }: { conversation: ConversationDetail }) {
  return <ConversationFacts conversation={conversation} dotStyle={useDotStyle()(conversation.categoryId)} />;
}

export interface HeaderActionsProps {
  conversation: ConversationDetail;
  onDeleted: () => void;
  /** Shows a message of the conversation; absent if the screen itself shows the documents and highlights. */
  onShowMessage?: (messageId: string) => void;
}

/** The actions on a conversation; on phones some of them are in the menu. */
export function HeaderActions({ conversation, onDeleted, onShowMessage }: HeaderActionsProps) {
  const categories = useCategories().data ?? [];
  const isWide = useMediaQuery(fromTablet);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      {onShowMessage !== undefined && (
        <Suspense>
          <DocumentsButton conversationId={conversation.id} />
          <HighlightsButton conversationId={conversation.id} onShowMessage={onShowMessage} />
        </Suspense>
      )}
      <SummaryButton conversationId={conversation.id} />
      {isWide && <MoveMenu conversation={conversation} categories={categories} />}
      {isWide && <PinButton conversation={conversation} />}
      <SharingMenu conversationId={conversation.id} />
      <PageMenu
        conversation={conversation}
        categories={categories}
        isShort={isWide}
        onDeleted={onDeleted}
        onInstructions={() => setIsEditing(true)}
      />
      {isEditing && <ConversationSettings conversation={conversation} onClose={() => setIsEditing(false)} />}
    </>
  );
}
