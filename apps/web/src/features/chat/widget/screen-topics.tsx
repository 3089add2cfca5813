import { MessageSquare, Quote } from 'lucide-react';
import { continueInAssistant } from '#lib/continue-in-assistant.ts';
import { Button } from '#ui/button.tsx';
import type { ScreenTopic } from './screen-topic.ts';
import { t } from './widget.messages.ts';

export interface ScreenTopicsProps {
  topics: readonly ScreenTopic[];
  onAsk: (text: string) => void;
}

/** The open conversation, day or goal, as one-click topics. */
export function ScreenTopics({ topics, onAsk }: ScreenTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <ul aria-label={t('topics')} className="mb-2 flex flex-wrap gap-2">
      {topics.map((topic) => (
        <li key={topic.label} className="max-w-full min-w-0">
          <Button
            size="small"
            className="max-w-full rounded-full"
            onClick={() => (topic.kind === 'ask' ? onAsk(topic.text) : continueInAssistant(topic.conversation))}
          >
            {topic.kind === 'ask' ? <Quote aria-hidden /> : <MessageSquare aria-hidden />}
            <span className="truncate">{topic.label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
