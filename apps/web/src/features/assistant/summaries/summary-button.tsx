import { readableText } from '@app/contract/readable-text';
import { type Summary, summariseConversation } from '@app/contract/summaries';
import { useQueryClient } from '@tanstack/react-query';
import { AlignLeft } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { callEndpoint } from '#lib/api.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './summaries.messages.ts';

/** Summarises a conversation in a dialog. */
export function SummaryButton({ conversationId }: { conversationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callEndpoint(summariseConversation, { params: { id: conversationId } }),
    failureToast: false,
    // A summary written by a model counts as an AI chat, so the usage has changed.
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api', 'subscription'] }),
  });
  const open = () => {
    setOpen(true);
    if (!isPending) mutate();
  };
  return (
    <>
      <Button size="small" variant="ghost" aria-label={t('summarise')} onClick={open}>
        <AlignLeft aria-hidden />
        <span className="hidden @4xl:inline">{t('summarise')}</span>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t('title')} closeLabel={t('close')}>
        {error !== null ? (
          <ErrorState
            title={errorSentence(error, t('failed'))}
            retryLabel={t('retry')}
            onRetry={() => mutate()}
            className="py-6"
          />
        ) : data === undefined ? (
          <output className="flex flex-col gap-2.5 py-2">
            <span className="text-small text-muted">{t('loading')}</span>
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-5/6" />
            <Skeleton className="h-4 w-2/3" />
          </output>
        ) : (
          <SummaryText summary={data} />
        )}
      </Dialog>
    </>
  );
}

function SummaryText({ summary }: { summary: Summary }) {
  const { kind, text, sentences, keyPhrases, model } = summary;
  if (text === '') return <p className="py-2 text-ui text-muted">{t('tooLittle')}</p>;
  return (
    <div className="flex flex-col gap-4 pt-1">
      {kind === 'written' ? (
        <p className="text-body whitespace-pre-line">{text}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {sentences.map((sentence) => (
            <li key={`${sentence.messageId} ${sentence.text}`} className="border-l-2 border-line pl-3">
              <p className="text-small text-muted">{t(sentence.role === 'user' ? 'you' : 'assistant')}</p>
              <p className="text-body">{readableText(sentence.text)}</p>
            </li>
          ))}
        </ul>
      )}
      {keyPhrases.length > 0 && (
        <ul aria-label={t('phrases')} className="flex flex-wrap gap-1.5">
          {keyPhrases.map((phrase) => (
            <li key={phrase}>
              <Badge>{phrase}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-muted">
        {kind === 'written' ? t('written', { model: model ?? '' }) : t('extracted')}
      </p>
    </div>
  );
}
