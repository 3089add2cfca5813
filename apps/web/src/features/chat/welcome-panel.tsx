import { MessageSquare } from 'lucide-react';
import { t } from './chat.messages.ts';

export function WelcomePanel() {
  return (
    <div className="flex min-h-[min(60dvh,32rem)] flex-col items-center justify-center px-4 py-12 text-center">
      <div
        aria-hidden
        className="mb-4 flex size-11 items-center justify-center rounded-card bg-accent-soft text-accent-text [&_svg]:size-5.5 [&_svg]:stroke-[1.75]"
      >
        <MessageSquare />
      </div>
      <h1 className="text-title text-balance">{t('welcomeTitle')}</h1>
      <p className="mt-2 max-w-md text-body text-pretty text-muted">{t('welcomeText')}</p>
    </div>
  );
}
