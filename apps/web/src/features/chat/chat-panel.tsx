import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Message } from '@app/contract/conversations';
import { fromTablet, useMediaQuery } from '#lib/use-media-query.ts';
import { cx } from '#ui/cx.ts';
import { lazyModule } from '#ui/lazy-module.ts';
import { separatePart } from '#ui/separate-part.tsx';
import type { ChatSession } from './chat-session.ts';
import type { ChatState, FailedQuestion } from './chat-state.ts';
import type { AssistantAnnouncement } from './announcement-row.tsx';
import { useChatSlots } from './chat-slots.ts';
import { Composer } from './composer.tsx';
import { withQuote } from './quote-text.ts';
import { LimitBanner } from './limit-banner.tsx';
import { ReplyAnnouncer, type SpokenReply } from './reply-announcer.tsx';
import { threadRows } from './thread-rows.ts';
import { threadColumnClass } from './thread-column-class.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import type { Draft } from './use-draft.ts';
import { useGlide } from './use-glide.ts';
import { useMessageActions } from './use-message-actions.ts';

export interface ChatPanelProps {
  session: ChatSession;
  state: ChatState;
  draft: Draft;
  /** Files can be dropped only on this chat, not on the whole page. */
  isPartOfPage?: boolean;
  isLocked: boolean;
  placeholder: string;
  hint?: string;
  /** Shown instead of the thread while there are no messages and no `welcome`. */
  empty: ReactNode;
  /** Shown while there are no messages, above the input, which is then in the middle of the screen. */
  welcome?: ReactNode;
  /** Shown with `welcome`: below the input; on phones above it, because there the input stays at the bottom. */
  belowWelcome?: ReactNode;
  /** The last reply that arrived while the screen was open, for the announcer. */
  spokenReply: SpokenReply | null;
  /** The message to open at, instead of at the end. */
  targetId?: string | undefined;
  /** A new value scrolls to the target message again. */
  targetRequests?: number | undefined;
  /** Shown below an assistant's message. */
  renderSuggestions: (message: Message) => ReactNode;
  threadLabel?: string;
  /** Whether messages show their times. */
  hasTimestamps?: boolean;
  /** A text by the assistant that is neither stored nor sent to the model. */
  announcement?: AssistantAnnouncement | null;
  /** A new value moves the focus into the input. */
  focusCount?: number;
  /** Shown between the messages and the input. */
  aboveInput?: ReactNode;
  /** Called with the key of the row that is being read, at every step of scrolling. */
  onRead?: ((key: string | undefined) => void) | undefined;
}

/** Loaded at the first interaction with an empty chat, or with the first messages. */
const thread = lazyModule(() => import('./chat-thread.tsx'));
const ChatThread = thread.part((module) => module.ChatThread);
export const preloadThread = thread.preload;

const threadLoading = (
  <div className={cx('flex-1', threadColumnClass)}>
    <ThreadSkeleton />
  </div>
);

const FileDrop = separatePart(async () => (await import('./files/file-parts.tsx')).FileDrop);

/** Messages and input, shared by all chats. */
export function ChatPanel(props: ChatPanelProps) {
  const { session, state, draft, isLocked, announcement = null } = props;
  const [sendCount, setSendCount] = useState(0);
  const { SelectionTools } = useChatSlots();
  const panel = useRef<HTMLDivElement>(null);
  const [quoteCount, setQuoteCount] = useState(0);
  const messageActions = useMessageActions(session, state, () => setSendCount((count) => count + 1));
  const isEmpty = useMemo(() => threadRows(state).length === 0, [state]) && announcement === null;
  const { turn } = state;
  const isWelcome = props.welcome !== undefined && isEmpty;
  const isWide = useMediaQuery(fromTablet);
  const input = useRef<HTMLDivElement>(null);
  const notePosition = useGlide(input, isWelcome);

  const send = () => {
    const text = draft.text;
    const sentFiles = draft.files.take();
    draft.clearText();
    notePosition();
    messageActions.send(text, sentFiles);
  };
  const quote = (text: string) => {
    draft.change(withQuote(draft.text, text));
    setQuoteCount((count) => count + 1);
  };
  const retry = (failure: FailedQuestion) => {
    session.removeFailure(failure.id);
    messageActions.send(failure.text, failure.files);
  };
  const below = isWelcome && props.belowWelcome;
  return (
    <div
      ref={panel}
      className={cx(
        '@container relative flex min-h-0 flex-1 flex-col',
        isWelcome && 'overflow-y-auto overscroll-contain md:pt-[max(1.5rem,12dvh)] md:pb-12',
      )}
    >
      {isWelcome ? (
        <div className="flex flex-col max-md:min-h-0 max-md:flex-1 max-md:overflow-y-auto">
          {props.welcome}
          {!isWide && below}
        </div>
      ) : (
        // As high as the thread, so that the input stays where it is.
        <Suspense fallback={threadLoading}>
          <ChatThread
            fallback={threadLoading}
            state={state}
            messageActions={messageActions}
            isLocked={isLocked || turn !== null}
            onRetry={retry}
            label={props.threadLabel}
            empty={props.empty}
            renderSuggestions={props.renderSuggestions}
            hasTimestamps={props.hasTimestamps}
            announcement={announcement}
            sendCount={sendCount}
            targetId={props.targetId}
            targetRequests={props.targetRequests}
            onRead={props.onRead}
          />
        </Suspense>
      )}
      <ReplyAnnouncer isThinking={turn?.phase === 'thinking'} reply={props.spokenReply} />
      <div ref={input} className="shrink-0">
        <Composer
          value={draft.text}
          files={draft.files}
          onChange={draft.change}
          onSend={send}
          onStop={() => session.stop()}
          placeholder={props.placeholder}
          focusCount={sendCount + quoteCount + (props.focusCount ?? 0)}
          isReplying={turn !== null}
          isStopping={turn?.phase === 'stopping'}
          isLocked={isLocked}
          banner={
            <>
              {isLocked && <LimitBanner />}
              {props.aboveInput}
            </>
          }
          {...(props.hint !== undefined && { hint: props.hint })}
        />
      </div>
      {isWide && below}
      {!isLocked && (
        <FileDrop draft={draft.files} input={input} root={props.isPartOfPage === true ? panel : undefined} />
      )}
      {SelectionTools !== undefined && !isEmpty && (
        <Suspense>
          <SelectionTools root={panel} conversationId={turn === null ? state.conversationId : null} onQuote={quote} />
        </Suspense>
      )}
    </div>
  );
}
