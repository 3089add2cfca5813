/** The part of this feature that is loaded lazily: the panel with the list and the reader. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ArrowLeft, X } from 'lucide-react';
import { fromDesktop, useMediaQuery } from '#lib/use-media-query.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { DocumentTextFunctions } from './document-text-tools.ts';
import { DocumentsContent } from './documents-content.tsx';
import { useDocuments } from './documents.api.ts';
import { t } from './documents.messages.ts';
import { usePanelFocus } from './panel-focus.ts';
import { type DocumentsPanelState, useDocumentsPanel } from './use-documents-panel.ts';

export interface DocumentsPanelProps extends DocumentTextFunctions {
  conversationId: string;
  onShowMessage: (messageId: string) => void;
  /** Always a sheet, because there is no chat beside it. */
  isSheet?: boolean | undefined;
}

type StateProps = DocumentsPanelProps & { state: DocumentsPanelState };

/** On wide screens a panel beside the chat, otherwise a sheet over it. */
export function DocumentsPanel(props: DocumentsPanelProps) {
  const state = useDocumentsPanel();
  const isWide = useMediaQuery(fromDesktop);
  if (!isWide || props.isSheet === true) return <PanelSheet {...props} state={state} />;
  return state.isOpen && <SidePanel {...props} state={state} />;
}

function SidePanel(props: StateProps) {
  const { state } = props;
  const panel = useRef<HTMLElement>(null);
  const { title, before } = useHeading(props);
  usePanelFocus(panel);
  return (
    // Escape closes the panel wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (isEscapeInside(event)) state.close();
      }}
      className="flex min-h-0 w-[46%] max-w-reading shrink-0 flex-col border-l border-line bg-page outline-none"
    >
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        {before}
        <h2 className="min-w-0 flex-1 truncate text-section" title={title}>
          {title}
        </h2>
        <PlainIconButton label={t('close')} icon={<X aria-hidden />} onClick={state.close} />
      </header>
      <DocumentsContent {...props} />
    </aside>
  );
}

/**
 * Whether Escape was pressed on an element inside the panel. React also passes on the keys of the panel's menus, which
 * are rendered outside it and close themselves.
 */
function isEscapeInside({ key, target, currentTarget, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Escape' && !nativeEvent.isComposing && target instanceof Node && currentTarget.contains(target);
}

function PanelSheet(props: StateProps) {
  const { state, onShowMessage } = props;
  // While the sheet closes, it still shows its last document.
  const [lastOpenState, setLastOpenState] = useState(state);
  const hasChanged = lastOpenState.documentId !== state.documentId || lastOpenState.openingKey !== state.openingKey;
  if (state.isOpen && hasChanged) setLastOpenState(state);
  const { documentId, versionId, words, page } = lastOpenState;
  const shownState = state.isOpen ? state : { ...state, documentId, versionId, words, page };
  const heading = useHeading({ ...props, state: shownState });
  // The closing sheet moves the focus, so the chat shows and focuses the message only after that.
  const pendingMessageId = useRef<string>(undefined);
  const closeForMessage = (messageId: string) => {
    pendingMessageId.current = messageId;
    state.close();
  };
  const showPendingMessage = () => {
    const messageId = pendingMessageId.current;
    pendingMessageId.current = undefined;
    if (messageId !== undefined) onShowMessage(messageId);
  };
  return (
    <Sheet
      {...heading}
      isOpen={state.isOpen}
      onOpenChange={(isOpen) => !isOpen && state.close()}
      onClosed={showPendingMessage}
      size="wide"
      closeLabel={t('close')}
    >
      <DocumentsContent {...props} state={shownState} onShowMessage={closeForMessage} />
    </Sheet>
  );
}

/** The title of the open document, and a button back to the list if there are several documents. */
function useHeading({ conversationId, state }: StateProps): { title: string; before: ReactNode } {
  const documents = useDocuments(conversationId).data ?? [];
  const shown = documents.find(({ id }) => id === state.documentId);
  if (shown === undefined) return { title: t('title'), before: undefined };
  return {
    title: shown.title === '' ? t('untitled') : shown.title,
    before: documents.length > 1 && (
      <PlainIconButton
        label={t('all')}
        title={t('all')}
        icon={<ArrowLeft aria-hidden />}
        onClick={() => state.open()}
        className="-ml-2"
      />
    ),
  };
}
