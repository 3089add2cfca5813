import type { ConversationSource } from '@app/contract/conversations';
import { MessageSquare, Sparkle, Sun } from 'lucide-react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from './conversations.messages.ts';

const looks = {
  chat: { Icon: MessageSquare, label: 'fromChat' },
  chatgpt: { Icon: Sparkle, label: 'fromChatgpt' },
  claude: { Icon: Sun, label: 'fromClaude' },
} as const satisfies Record<ConversationSource, unknown>;

export function SourceIcon({ source }: { source: ConversationSource }) {
  const { Icon, label } = looks[source];
  return (
    <span title={t(label)} className="inline-flex">
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      <VisuallyHidden>{t(label)}</VisuallyHidden>
    </span>
  );
}
