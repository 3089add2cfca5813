/** The lazily loaded part: the panel with the list and the reader. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ArrowLeft, X } from 'lucide-react';
import { fromDesktop, useMediaQuery } from '#lib/use-media-query.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { DocumentTextTools } from './document-text-tools.ts';
import { DocumentsContent } from './documents-content.tsx';
import { useDocuments } from './documents.api.ts';
import { t } from './documents.messages.ts';
import { usePanelFocus } from './panel-focus.ts';
import { type DocumentPlace, useDocumentPlace } from './use-document-place.ts';

export interface DocumentsPanelProps extends DocumentTextTools {
  conversationId: string;
  onShowMessage: (messageId: string) => void;
  /** Always a sheet, because there is no chat beside it. */
  isSheet?: boolean | undefined;
}

type PlacedProps = DocumentsPanelProps & { place: DocumentPlace };

/** On wide screens a panel beside the chat, otherwise a sheet over it. */
export function DocumentsPanel(props: DocumentsPanelProps) {
  const place = useDocumentPlace();
  const isWide = useMediaQuery(fromDesktop);
  if (!isWide || props.isSheet === true) return <PanelSheet {...props} place={place} />;
  return place.isOpen && <SidePanel {...props} place={place} />;
}

function SidePanel(props: PlacedProps) {
  const { place } = props;
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
        if (isEscapeInside(event)) place.close();
      }}
      className="flex min-h-0 w-[46%] max-w-reading shrink-0 flex-col border-l border-line bg-page outline-none"
    >
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        {before}
        <h2 className="min-w-0 flex-1 truncate text-section" title={title}>
          {title}
        </h2>
        <PlainIconButton label={t('close')} icon={<X aria-hidden />} onClick={place.close} />
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

function PanelSheet(props: PlacedProps) {
  const { place, onShowMessage } = props;
  // While the sheet closes, it still shows its last document.
  const [lastPlace, setLastPlace] = useState(place);
  const hasMoved = lastPlace.documentId !== place.documentId || lastPlace.request !== place.request;
  if (place.isOpen && hasMoved) setLastPlace(place);
  const { documentId, versionId, words, page } = lastPlace;
  const shownPlace = place.isOpen ? place : { ...place, documentId, versionId, words, page };
  const heading = useHeading({ ...props, place: shownPlace });
  // The closing sheet moves the focus, so the chat shows and focuses the message only after that.
  const pendingMessageId = useRef<string>(undefined);
  const closeForMessage = (messageId: string) => {
    pendingMessageId.current = messageId;
    place.close();
  };
  const showPendingMessage = () => {
    const messageId = pendingMessageId.current;
    pendingMessageId.current = undefined;
    if (messageId !== undefined) onShowMessage(messageId);
  };
  return (
    <Sheet
      {...heading}
      isOpen={place.isOpen}
      onOpenChange={(isOpen) => !isOpen && place.close()}
      onClosed={showPendingMessage}
      size="wide"
      closeLabel={t('close')}
    >
      <DocumentsContent {...props} place={shownPlace} onShowMessage={closeForMessage} />
    </Sheet>
  );
}

/** The title of the open document, and a button back to the list if there are several documents. */
function useHeading({ conversationId, place }: PlacedProps): { title: string; before: ReactNode } {
  const documents = useDocuments(conversationId).data ?? [];
  const shown = documents.find(({ id }) => id === place.documentId);
  if (shown === undefined) return { title: t('title'), before: undefined };
  return {
    title: shown.title === '' ? t('untitled') : shown.title,
    before: documents.length > 1 && (
      <PlainIconButton
        label={t('all')}
        title={t('all')}
        icon={<ArrowLeft aria-hidden />}
        onClick={() => place.open()}
        className="-ml-2"
      />
    ),
  };
}
