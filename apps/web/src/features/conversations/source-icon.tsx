import type { ConversationSource } from '@app/contract/conversations';
import { sourcesBesidesChat } from '@app/contract/providers';
import { SourceMark } from '#ui/source-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from './conversations.messages.ts';

export function SourceIcon({ source }: { source: ConversationSource }) {
  const label = source === 'chat' ? t('fromChat') : t('fromProvider', { name: sourcesBesidesChat[source].name });
  return (
    <span
      title={label}
      className="flex size-7 shrink-0 items-center justify-center rounded-control bg-sunken text-second group-hover:bg-panel"
    >
      <SourceMark source={source} className="size-4.5" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
