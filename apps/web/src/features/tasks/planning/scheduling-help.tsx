import type { AssistReply, Slot } from '@app/contract/planning';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useAssist } from './planning.api.ts';
import { t } from './planning.messages.ts';
import { SlotButtons } from './slot-buttons.tsx';
import { useScheduleSlot } from './use-schedule-slot.ts';

type Turn = { id: number } & ({ role: 'you'; text: string } | { role: 'assistant'; reply: AssistReply });

/** A conversation about scheduling: each reply offers free slots, one button per slot. */
export function SchedulingHelp({ onClose }: { onClose: () => void }) {
  const [turns, setTurns] = useState<Turn[]>([]);
  const [text, setText] = useState('');
  const assist = useAssist();
  const { schedule, pendingStart } = useScheduleSlot();
  const message = text.trim();

  function ask() {
    if (message === '' || assist.isPending) return;
    const history = turns.flatMap((turn) => (turn.role === 'you' ? [turn.text] : [])).slice(-10);
    setText('');
    setTurns([...turns, { id: turns.length, role: 'you', text: message }]);
    assist.mutate(
      { message, history },
      {
        onSuccess: (reply) => setTurns((before) => [...before, { id: before.length, role: 'assistant', reply }]),
        // The question moves back into the input.
        onError: () => {
          setTurns((before) => before.slice(0, -1));
          setText(message);
        },
      },
    );
  }

  const choose = (reply: AssistReply, slot: Slot) =>
    schedule({ title: reply.title, taskId: reply.taskId, slot }, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('help.title')}
      description={t('help.text')}
      closeLabel={t('close')}
    >
      <Exchange turns={turns} isThinking={assist.isPending} pendingStart={pendingStart} onChoose={choose} />
      {assist.isError && <Failure error={assist.error} />}
      <AskForm text={text} isPending={assist.isPending} onTextChange={setText} onAsk={ask} />
    </Dialog>
  );
}

interface ExchangeProps {
  turns: readonly Turn[];
  isThinking: boolean;
  pendingStart: string | undefined;
  onChoose: (reply: AssistReply, slot: Slot) => void;
}

function Exchange({ turns, isThinking, pendingStart, onChoose }: ExchangeProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With braces, because newer browsers return a promise from scrollIntoView, and React would take a returned value
    // for a clean-up function.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length, isThinking]);
  return (
    <div role="log" aria-live="polite" className="flex flex-col gap-4">
      {turns.map((turn) => (
        <div key={turn.id}>
          <p className="mb-1 text-small font-medium text-muted">
            {turn.role === 'you' ? t('help.you') : t('help.assistant')}
          </p>
          {turn.role === 'you' ? (
            <p className="text-ui whitespace-pre-line wrap-anywhere">{turn.text}</p>
          ) : (
            <>
              <p className="mb-3 text-ui wrap-anywhere">{turn.reply.response}</p>
              <SlotButtons
                slots={turn.reply.slots}
                pendingStart={pendingStart}
                onChoose={(slot) => onChoose(turn.reply, slot)}
              />
            </>
          )}
        </div>
      ))}
      {isThinking && <p className="text-ui text-muted">{t('help.thinking')}</p>}
      <div ref={end} />
    </div>
  );
}

function Failure({ error }: { error: Error }) {
  return (
    <p role="alert" className="mt-3 text-ui text-danger-text">
      {errorSentence(error, t('help.failed'))}{' '}
      {hasErrorCode(error, 'chat.limit_reached') && (
        <Link to="/profile" className="underline">
          {t('help.upgrade')}
        </Link>
      )}
    </p>
  );
}

interface AskFormProps {
  text: string;
  isPending: boolean;
  onTextChange: (text: string) => void;
  onAsk: () => void;
}

function AskForm({ text, isPending, onTextChange, onAsk }: AskFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAsk();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAsk();
  };
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-2">
      <Textarea
        aria-label={t('help.input')}
        placeholder={t('help.placeholder')}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-muted">{t('help.countsAsChat')}</p>
        <Button type="submit" variant="primary" disabled={text.trim() === ''} isPending={isPending}>
          {t('help.send')}
        </Button>
      </div>
    </form>
  );
}
