import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { ListTree, Split } from 'lucide-react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Popover } from '#ui/popover.tsx';
import { t as attachmentText } from './attachment.messages.ts';
import type { BranchTreeProps } from './branch-tree.tsx';
import { keepInView } from './keep-in-view.ts';
import { t } from './reading.messages.ts';
import type { Question } from './questions.ts';
import type { ReadingPlace } from './reading-place.ts';

// Loaded only when it is shown, because few conversations have branches.
const BranchTree = lazy(async () => ({ default: (await import('./branch-tree.tsx')).BranchTree }));

export interface QuestionOutlineProps {
  questions: readonly Question[];
  place: ReadingPlace;
  onJump: (id: string) => void;
  /** Null if the conversation has only one branch. */
  branches: OutlineBranches | null;
}

interface OutlineBranches extends Omit<BranchTreeProps, 'place'> {
  /** Whether the branches are shown instead of the questions. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** A conversation with a single question and no branches needs no outline. */
const MIN_QUESTIONS = 2;
/** Beyond this number only the questions in view are rendered. */
const MAX_RENDERED = 200;

const isNeeded = ({ questions, branches }: QuestionOutlineProps) =>
  questions.length >= MIN_QUESTIONS || branches !== null;

/** As wide as the outline, on the other side: keeps the messages in the middle of the screen, if there is space. */
export function OutlineSpacer() {
  return <div aria-hidden className="w-48 shrink-[9999] print:hidden" />;
}

/** The questions of a conversation in a slim column beside it. */
export function OutlineColumn(props: QuestionOutlineProps) {
  return (
    // The column keeps its place while the conversation loads, so that the messages do not move.
    <div className="flex w-48 shrink-0 flex-col py-5 pr-4 print:hidden">
      {isNeeded(props) && (
        <>
          <div className="flex items-center justify-between pb-2 pl-3">
            <h2 className="text-list text-muted">{t('questions', { count: props.questions.length })}</h2>
            <BranchesButton branches={props.branches} />
          </div>
          <OutlineContent {...props} />
        </>
      )}
    </div>
  );
}

/** The same questions behind a button, for where there is no room for a column. */
export function OutlineButton(props: QuestionOutlineProps) {
  const { questions, branches } = props;
  if (!isNeeded(props)) return null;
  const label = t('questions', { count: questions.length });
  return (
    <Popover
      align="end"
      label={t('outline')}
      className="flex max-h-[min(60dvh,28rem)] flex-col p-2"
      trigger={
        <Button size="small" variant="ghost" aria-label={label} title={t('outline')}>
          <ListTree aria-hidden />
          <span className="tabular">{questions.length}</span>
        </Button>
      }
    >
      {(close) => {
        const closeAfter = (act: (id: string) => void) => (id: string) => {
          act(id);
          close();
        };
        return (
          <>
            {branches !== null && (
              <div className="flex justify-end pb-1">
                <BranchesButton branches={branches} />
              </div>
            )}
            <OutlineContent
              {...props}
              onJump={closeAfter(props.onJump)}
              branches={branches && { ...branches, onShow: closeAfter(branches.onShow) }}
            />
          </>
        );
      }}
    </Popover>
  );
}

function BranchesButton({ branches }: Pick<QuestionOutlineProps, 'branches'>) {
  if (branches === null) return null;
  const { isOpen, setOpen } = branches;
  return (
    <Button
      size="small"
      variant="ghost"
      aria-pressed={isOpen}
      className={cx(isOpen ? 'bg-hover' : 'text-muted')}
      onClick={() => setOpen(!isOpen)}
    >
      <Split aria-hidden />
      {t('branches')}
    </Button>
  );
}

function OutlineContent(props: QuestionOutlineProps) {
  const { branches, place } = props;
  if (branches?.isOpen !== true) return <QuestionList {...props} />;
  const { isOpen: _, setOpen: __, ...tree } = branches;
  return (
    <Suspense>
      <BranchTree {...tree} place={place} />
    </Suspense>
  );
}

function QuestionList({ questions, place, onJump }: QuestionOutlineProps) {
  const currentId = useSyncExternalStore(place.subscribe, place.read);
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<VirtualizerHandle>(null);
  const currentIndex = questions.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    if (currentIndex === -1) return;
    if (handle.current === null) showCurrent(scroller.current);
    else handle.current.scrollToIndex(currentIndex, { align: 'nearest' });
  }, [currentIndex]);
  const renderQuestion = (question: Question, index: number) => (
    <QuestionButton
      key={question.id}
      text={question.text}
      isCurrent={index === currentIndex}
      isTabStop={index === Math.max(0, currentIndex)}
      onClick={() => onJump(question.id)}
    />
  );
  return (
    <nav aria-label={t('outline')} className="flex min-h-0 flex-col">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={scroller} onKeyDown={moveFocus} className="relative min-h-0 overflow-y-auto overscroll-contain">
        {questions.length > MAX_RENDERED ? (
          <Virtualizer as="ol" item="li" ref={handle} scrollRef={scroller} data={questions}>
            {renderQuestion}
          </Virtualizer>
        ) : (
          <ol>
            {questions.map((question, index) => (
              <li key={question.id}>{renderQuestion(question, index)}</li>
            ))}
          </ol>
        )}
      </div>
    </nav>
  );
}

interface QuestionButtonProps {
  text: string;
  isCurrent: boolean;
  isTabStop: boolean;
  onClick: () => void;
}

function QuestionButton({ text, isCurrent, isTabStop, onClick }: QuestionButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onClick}
      className={cx(
        'block w-full border-l-2 py-1.5 pr-2 pl-3 text-left text-list transition-colors outline-offset-[-2px] pointer-coarse:min-h-11',
        isCurrent
          ? 'border-accent font-medium text-text'
          : 'border-line text-muted hover:border-line-field hover:text-text',
      )}
    >
      <span className="line-clamp-2 break-words">{text === '' ? attachmentText('attachment') : text}</span>
    </button>
  );
}

function showCurrent(list: HTMLElement | null): void {
  keepInView(list, list?.querySelector('[aria-current]')?.parentElement);
}

/** The arrow keys go from question to question; the list is a single stop of the Tab key. */
function moveFocus(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
