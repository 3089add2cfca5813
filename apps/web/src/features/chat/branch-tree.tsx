import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Message } from '@app/contract/conversations';
import { BranchTreeRow } from './branch-tree-row.tsx';
import { containsMessage, type BranchRow } from './branch-rows.ts';
import { keepInView } from './keep-in-view.ts';
import type { ReadingPlace } from './reading-place.ts';
import { t } from './reading.messages.ts';
import { useBranchFolds } from './use-branch-folds.ts';

export interface BranchTreeProps {
  messages: readonly Message[];
  shownLeafId: string | null;
  /** Whether the rows of other branches are disabled. */
  isLocked: boolean;
  place: ReadingPlace;
  onShow: (id: string) => void;
}

/** Beyond this number only the rows in view are rendered. */
const MAX_RENDERED = 200;

/**
 * All branches of a conversation as a tree. The keys follow the tree pattern of the WAI-ARIA practices; the focus stays
 * on the tree, so that the rows out of view need not be rendered.
 */
export function BranchTree({ messages, shownLeafId, isLocked, place, onShow }: BranchTreeProps) {
  const treeId = useId();
  const { rows, unfold, setOpen } = useBranchFolds(messages, shownLeafId);
  const readId = useSyncExternalStore(place.subscribe, place.read);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const readIndex = readId === undefined ? -1 : rows.findIndex((row) => containsMessage(row, readId));
  const chosenIndex = rows.findIndex(({ key }) => key === activeKey);
  const activeIndex = chosenIndex === -1 ? Math.max(0, readIndex) : chosenIndex;
  const idOf = (row: BranchRow | undefined) => row && `${treeId}-${row.key}`;
  const activeId = idOf(rows[activeIndex]);

  const tree = useRef<HTMLDivElement>(null);
  const handle = useRef<VirtualizerHandle>(null);
  useEffect(() => {
    if (handle.current !== null) handle.current.scrollToIndex(activeIndex, { align: 'nearest' });
    else if (activeId !== undefined) keepInView(tree.current, document.getElementById(activeId));
  }, [activeIndex, activeId]);

  const isDisabled = (row: BranchRow) => isLocked && row.kind === 'line' && !row.isShown;
  const choose = (row: BranchRow) => {
    if (row.kind === 'line') {
      setActiveKey(row.key);
      if (!isDisabled(row)) onShow(row.key);
      return;
    }
    unfold(row);
    setActiveKey(row.ids[0] ?? null);
  };
  const toggle = ({ key }: BranchRow, isOpen: boolean) => {
    setActiveKey(key);
    setOpen(key, isOpen);
  };
  const goTo = (row: BranchRow | undefined) => {
    if (row !== undefined) setActiveKey(row.key);
  };

  const active = rows[activeIndex];
  const handleKey = (event: KeyboardEvent) => {
    if (active === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const isOpen = active.kind === 'line' ? active.isOpen : false;
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => goTo(rows[activeIndex + 1]),
      ArrowUp: () => goTo(rows[activeIndex - 1]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => {
        if (active.kind === 'more') choose(active);
        else if (isOpen === false) toggle(active, true);
        else if (isOpen === true) goTo(rows[activeIndex + 1]);
      },
      ArrowLeft: () => {
        if (isOpen === true) toggle(active, false);
        else goTo(rows.find(({ key }) => key === active.parentKey));
      },
      Enter: () => choose(active),
      ' ': () => choose(active),
    };
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const renderRow = (row: BranchRow, index: number) => (
    <BranchTreeRow
      key={row.key}
      id={idOf(row) ?? ''}
      row={row}
      isBeingRead={index === readIndex}
      isActive={index === activeIndex}
      isDisabled={isDisabled(row)}
      onChoose={choose}
      onToggle={toggle}
    />
  );
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={0}
      aria-label={t('branchesLabel')}
      aria-multiselectable
      aria-activedescendant={activeId}
      onKeyDown={handleKey}
      // Without the focus, the tree follows the question that is being read.
      onBlur={() => setActiveKey(null)}
      className="group/tree relative min-h-0 overflow-x-hidden overflow-y-auto overscroll-contain outline-none"
    >
      {rows.length > MAX_RENDERED ? (
        <Virtualizer ref={handle} scrollRef={tree} data={rows} keepMounted={[activeIndex]}>
          {renderRow}
        </Virtualizer>
      ) : (
        rows.map(renderRow)
      )}
    </div>
  );
}
