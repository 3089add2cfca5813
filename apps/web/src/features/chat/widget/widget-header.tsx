import type { KeyboardEvent, PointerEvent } from 'react';
import { Maximize2, Minus, Move, Square, SquarePen, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { WidgetMode } from './chat-widget.tsx';
import { t } from './widget.messages.ts';

const step = 16;

export interface WidgetHeaderProps {
  titleId: string;
  mode: WidgetMode;
  onModeChange: (mode: WidgetMode) => void;
  /** Moves the panel to the right and down by pixels; absent where its position is fixed. */
  onMove?: ((x: number, y: number) => void) | undefined;
  /** Null before the first reply. */
  conversationId: string | null;
  /** Absent in an empty chat. */
  onNewChat?: (() => void) | undefined;
}

/** The title, by which the panel is dragged, and its actions. */
export function WidgetHeader(props: WidgetHeaderProps) {
  const { titleId, mode, onModeChange, onMove, conversationId, onNewChat } = props;
  const navigate = useNavigate();
  const isOpen = mode === 'open';
  const openFull = () => {
    onModeChange('closed');
    void navigate(`/conversation-chat/${conversationId}`);
  };
  return (
    <div className={cx('flex h-12 shrink-0 items-center gap-0.5 pr-1.5 pl-4', isOpen && 'border-b border-line')}>
      <div
        className={cx('flex h-full min-w-0 flex-1 items-center', onMove && 'cursor-move touch-none select-none')}
        {...(onMove && dragHandlers(onMove))}
      >
        <h2 id={titleId} className="truncate text-ui font-semibold">
          {t('title')}
        </h2>
      </div>
      {onMove !== undefined && (
        <IconButton
          size="small"
          label={t('move')}
          icon={<Move aria-hidden />}
          onKeyDown={(event) => moveByKey(event, onMove)}
        />
      )}
      {isOpen && onNewChat !== undefined && (
        <IconButton size="small" label={t('newChat')} icon={<SquarePen aria-hidden />} onClick={onNewChat} />
      )}
      {isOpen && conversationId !== null && (
        <IconButton size="small" label={t('openFull')} icon={<Maximize2 aria-hidden />} onClick={openFull} />
      )}
      <IconButton
        size="small"
        label={isOpen ? t('minimise') : t('restore')}
        aria-expanded={isOpen}
        icon={isOpen ? <Minus aria-hidden /> : <Square aria-hidden />}
        onClick={() => onModeChange(isOpen ? 'minimised' : 'open')}
      />
      <IconButton size="small" label={t('close')} icon={<X aria-hidden />} onClick={() => onModeChange('closed')} />
    </div>
  );
}

function dragHandlers(onMove: (x: number, y: number) => void) {
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(event.movementX, event.movementY);
    },
  };
}

function moveByKey(event: KeyboardEvent, onMove: (x: number, y: number) => void): void {
  const moves: Partial<Record<string, [number, number]>> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  onMove(...move);
}
