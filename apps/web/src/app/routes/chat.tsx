import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HomeChat } from '#features/chat/home-chat.tsx';
import { useChatAddress } from '#features/chat/use-chat-address.ts';
import { useDocumentsPanel } from '#features/documents/use-documents-panel.ts';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { withCommonSlots, WithChatSlots } from '../chat-slots.tsx';

// Most visits begin with an empty chat. It has no header, so the header is loaded later.
const loadHeader = () => import('../conversation-header.tsx');
const HeaderFacts = lazy(async () => ({ default: (await loadHeader()).HeaderFacts }));
const CategoryChatPlace = lazy(async () => ({ default: (await import('../category-chat.tsx')).CategoryChatPlace }));
const HeaderActions = lazy(async () => ({ default: (await loadHeader()).HeaderActions }));

const ChatDocuments = lazy(async () => ({ default: (await import('../chat-documents.tsx')).ChatDocuments }));
const DocumentLink = lazy(async () => ({
  default: (await import('#features/documents/document-link.tsx')).DocumentLink,
}));
const slots = withCommonSlots({ DocumentLink });

export function ChatRoute() {
  const address = useChatAddress();
  const { conversationId } = address;
  const suggestions = useMessageSuggestions(conversationId);
  const navigate = useNavigate();
  const wasOpened = useEverTrue(useDocumentsPanel().isOpen);
  const [search] = useSearchParams();
  return (
    <WithChatSlots value={slots}>
      <HomeChat
        key={address.key}
        address={address}
        place={readPlace(search)}
        renderPlace={(place, isNew) => (
          <Suspense>
            <CategoryChatPlace place={place} isNew={isNew} />
          </Suspense>
        )}
        renderFacts={(conversation) => (
          <Suspense>
            <HeaderFacts conversation={conversation} />
          </Suspense>
        )}
        renderActions={(conversation, callbacks) => (
          <Suspense>
            <HeaderActions {...callbacks} conversation={conversation} />
          </Suspense>
        )}
        sidePanel={
          wasOpened &&
          conversationId !== null && (
            <Suspense>
              <ChatDocuments
                key={conversationId}
                conversationId={conversationId}
                onShowMessage={(id) => void navigate(`/conversation-chat/${conversationId}?message=${id}`)}
              />
            </Suspense>
          )
        }
        renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onSuggestions={suggestions.addSuggestions}
      />
    </WithChatSlots>
  );
}

/** `/?category={id}&subcategory={id}` opens a new chat in that category and subcategory. */
function readPlace(search: URLSearchParams) {
  const categoryId = search.get('category');
  return categoryId === null ? undefined : { categoryId, subcategoryId: search.get('subcategory') ?? undefined };
}
