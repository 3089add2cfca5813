import { Mail } from 'lucide-react';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useSendVerification } from './verification.api.ts';
import { t } from './verification.messages.ts';

/** Shown above every screen until the email is confirmed. */
export function UnconfirmedBanner() {
  const { email } = useViewer();
  const send = useSendVerification();
  const resend = () =>
    send.mutate(undefined, {
      onSuccess: () =>
        showToast({ title: t('banner.sent'), description: t('banner.sentText', { email }), tone: 'success' }),
    });
  return (
    <section
      aria-label={t('banner.label')}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-2.5 text-ui text-accent-text"
    >
      <p className="flex min-w-0 items-center gap-2">
        <Mail aria-hidden className="size-[var(--size-icon)] shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 break-words">{t('banner.text', { email })}</span>
      </p>
      <Button size="small" isPending={send.isPending} onClick={resend}>
        {t('banner.again')}
      </Button>
    </section>
  );
}
