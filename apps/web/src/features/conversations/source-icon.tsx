import type { ConversationSource } from '@app/contract/conversations';
import { providers } from '@app/contract/providers';
import { Import, MessageSquare, Sparkle, Sun } from 'lucide-react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from './conversations.messages.ts';

/** The most common sources have an icon of their own. */
const icons: Partial<Record<ConversationSource, typeof Import>> = {
  chat: MessageSquare,
  chatgpt: Sparkle,
  claude: Sun,
};

export function SourceIcon({ source }: { source: ConversationSource }) {
  const Icon = icons[source] ?? Import;
  const label = source === 'chat' ? t('fromChat') : t('fromProvider', { name: providers[source].name });
  return (
    <span title={label} className="inline-flex">
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
