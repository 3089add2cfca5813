import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type SyntheticEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { DraftFiles } from '#lib/draft-files.ts';
import { cx } from '#ui/cx.ts';
import { separatePart } from '#ui/separate-part.tsx';
import { useChatSlots } from './chat-slots.ts';
import { t } from './chat.messages.ts';
import { chooseModel, useChosenModel } from './chosen-model.ts';
import { findSpeechEngine } from './dictation/speech-engine.ts';
import { SendButton, StopButton } from './send-button.tsx';

const DictationButton = separatePart(async () => (await import('./dictation/dictation-button.tsx')).DictationButton);
const loadFileParts = () => import('./files/file-parts.tsx');
const FileButton = separatePart(
  async () => (await loadFileParts()).FileButton,
  <span className="block size-9 max-md:size-11 pointer-coarse:size-11" />,
);
const FileChips = separatePart(async () => (await loadFileParts()).FileChips);

export interface ComposerProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onStop: () => void;
  placeholder: string;
  /** A reply is pending or streaming: the send button becomes a stop button. */
  isReplying: boolean;
  /** Stop was requested but is not confirmed yet. */
  isStopping: boolean;
  /** The month's AI chats are used up. */
  isLocked: boolean;
  /** Above the input. */
  banner?: ReactNode;
  /** The files of the message. */
  files: DraftFiles;
  /**
   * Which keys send the message and insert a line break. Shown below the input, but not on phones and touch screens.
   */
  hint?: string;
  /** A new value moves the focus into the input. */
  focusCount: number;
}

/** The chat's input: 56 px high, growing with its text to 128 px. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, onStop, placeholder, isReplying, isStopping, isLocked, banner, hint, focusCount } =
    props;
  const { files } = props;
  const attached = useSyncExternalStore(files.subscribe, files.read);
  const { InputMenu, ModelPicker, ToolSwitches } = useChatSlots();
  const model = useChosenModel();
  const input = useRef<HTMLTextAreaElement>(null);
  const focusInput = useCallback(() => input.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => fitHeight(input.current));
  useEffect(() => {
    if (focusCount > 0) input.current?.focus({ preventScroll: true });
  }, [focusCount]);
  useEffect(() => {
    // A dialog or menu that was opened while this was loading keeps the focus: without it a menu closes.
    const overlay = document.activeElement?.closest('[role="dialog"], [role="menu"], [aria-expanded="true"]');
    if (overlay != null && !overlay.contains(input.current)) return;
    // On a touch screen the focus would open the keyboard over the messages.
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  const canDictate = !isLocked && findSpeechEngine() !== undefined;
  // The files have to be uploaded, but the server may still be reading them: it answers once it has read them.
  const areFilesUploaded = attached.every(({ id, status }) => id !== undefined && status !== 'failed');
  const canSend = !isReplying && !isLocked && value.trim() !== '' && areFilesUploaded;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };
  return (
    <div className="mx-auto w-full max-w-thread px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] @md:px-6 @lg:px-(--size-title-inset) md:pb-4">
      {banner}
      {InputMenu !== undefined && value.startsWith('/') && (
        <Suspense>
          <InputMenu input={input} text={value} onText={onChange} />
        </Suspense>
      )}
      <form
        onSubmit={submit}
        data-keep-clear
        className={cx(
          'relative rounded-card border border-line-field bg-control shadow-button focus-within:border-accent focus-within:ring-1 focus-within:ring-accent',
          isLocked && 'bg-sunken',
        )}
      >
        <FileChips draft={files} files={attached} onEmpty={focusInput} />
        <div className="flex items-end gap-1 px-2 @max-md:gap-0 @max-md:px-1.5">
          {!isLocked && (
            <div className={toolClass}>
              <FileButton draft={files} />
            </div>
          )}
          <textarea
            ref={input}
            rows={1}
            aria-label={t('input')}
            aria-describedby={hint === undefined ? undefined : 'composer-hint'}
            value={value}
            placeholder={isLocked ? t('lockedPlaceholder') : placeholder}
            disabled={isLocked}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-[128px] min-h-[56px] min-w-0 flex-1 resize-none bg-transparent py-4 text-body text-ellipsis outline-none placeholder:truncate placeholder:text-muted"
          />
          {ToolSwitches !== undefined && (
            <div className={cx(toolClass, 'empty:hidden')}>
              <ToolSwitches model={model} />
            </div>
          )}
          {ModelPicker !== undefined && (
            <div className={toolClass}>
              <ModelPicker model={model} onModel={chooseModel} />
            </div>
          )}
          {canDictate && (
            <div className={toolClass}>
              <DictationButton input={input} text={value} onText={onChange} isReplying={isReplying} />
            </div>
          )}
          <div className={toolClass}>
            {isReplying ? (
              <StopButton isStopping={isStopping} onStop={onStop} />
            ) : (
              // In a narrow chat the dictation button takes the place of the send button while there is nothing to
              // send.
              <SendButton isDisabled={!canSend} className={cx(canDictate && value === '' && '@max-md:hidden')} />
            )}
          </div>
        </div>
      </form>
      {hint !== undefined && (
        <p id="composer-hint" className="mt-1.5 text-center text-small text-muted max-md:hidden pointer-coarse:hidden">
          {hint}
        </p>
      )}
    </div>
  );
}

const toolClass = 'shrink-0 py-2.5 max-md:py-1.5 pointer-coarse:py-1.5';

/** For browsers without field-sizing. */
function fitHeight(element: HTMLTextAreaElement | null): void {
  if (element === null || (typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content'))) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}
