import type { ImportDuplicate } from '@app/contract/import-duplicates';
import { sourcesBesidesChat } from '@app/contract/providers';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDuplicates, useMergeDuplicate } from './imports.api.ts';
import { t } from './imports.messages.ts';

/** Duplicate conversations of an import, each with a merge button. Nothing when there are none. */
export function Duplicates({ importId }: { importId: string }) {
  const pairs = useDuplicates(importId).data ?? [];
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates" className="text-section">
        {t('duplicatesTitle', { count: pairs.length })}
      </h2>
      <p className="mt-1 text-ui text-pretty text-muted">{t('duplicatesText')}</p>
      <ul className="mt-3 max-h-120 divide-y divide-line overflow-y-auto rounded-card border border-line bg-panel">
        {pairs.map((pair) => (
          <DuplicateRow key={pair.conversation.id} importId={importId} pair={pair} />
        ))}
      </ul>
    </section>
  );
}

function DuplicateRow({ importId, pair }: { importId: string; pair: ImportDuplicate }) {
  const merge = useMergeDuplicate(importId);
  const { conversation, twin } = pair;
  return (
    <li className="flex items-center gap-4 px-4 py-2.5 text-ui">
      <div className="min-w-0 flex-1">
        <ConversationLine conversation={conversation} />
        <ConversationLine conversation={twin} />
      </div>
      <Button
        size="small"
        aria-label={t('mergeOne', { title: conversation.title })}
        isPending={merge.isPending}
        onClick={() =>
          merge.mutate(
            { conversationId: conversation.id, twinId: twin.id },
            {
              onSuccess: () => showToast({ title: t('merged'), description: t('mergedText'), tone: 'success' }),
            },
          )
        }
      >
        {t('merge')}
      </Button>
    </li>
  );
}

function ConversationLine({ conversation }: { conversation: ImportDuplicate['twin'] }) {
  const source = conversation.source === 'chat' ? t('ownChat') : sourcesBesidesChat[conversation.source].name;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Link to={`/conversation-chat/${conversation.id}`} className="min-w-0 truncate font-medium hover:underline">
        {conversation.title}
      </Link>
      <span className="tabular text-small text-muted">
        {source} · {t('messages', { count: conversation.messageCount })}
      </span>
    </p>
  );
}
