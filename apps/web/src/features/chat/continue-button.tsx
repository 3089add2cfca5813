import { MessageSquareReply } from 'lucide-react';
import { continueInAssistant } from '#lib/continue-in-assistant.ts';
import { Button } from '#ui/button.tsx';
import { t } from './chat.messages.ts';

/** Opens the conversation in the floating assistant. */
export function ContinueButton({ id, title }: { id: string; title: string }) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={t('continueInAssistant')}
      title={t('continueInAssistant')}
      onClick={() => continueInAssistant({ id, title })}
    >
      <MessageSquareReply aria-hidden />
    </Button>
  );
}
