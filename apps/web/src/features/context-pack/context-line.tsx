import type { ContextItem, ContextSectionKey } from '@app/contract/context-pack';
import { CircleMinus, CirclePlus, Pencil, Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useUpdateContextPack } from './context-pack.api.ts';
import { t } from './context-pack.messages.ts';
import { LineForm } from './line-form.tsx';

export interface ContextLineProps {
  sectionKey: ContextSectionKey;
  line: ContextItem;
}

/** One line with its sources. The line can be pinned, changed and hidden. */
export function ContextLine({ sectionKey, line }: ContextLineProps) {
  const { id, text, pinned, hidden, origin, builtText: originalText } = line;
  const [isEditing, setEditing] = useState(false);
  const update = useUpdateContextPack();
  const change = (fields: { text?: string | null; pinned?: boolean; hidden?: boolean }) =>
    update.mutate(
      { sections: [{ key: sectionKey, items: [{ id, ...fields }] }] },
      { onSuccess: () => setEditing(false) },
    );
  const extraAction = () => {
    // Null would restore the wording of a model, if there is one, instead of what the person said.
    if (originalText !== undefined) return { label: t('original'), onSelect: () => change({ text: originalText }) };
    // A line that the person wrote has no original text: null removes it.
    return origin === 'archive' ? undefined : { label: t('remove'), onSelect: () => change({ text: null }) };
  };
  if (isEditing) {
    return (
      <li className="px-4 pb-3">
        <LineForm
          label={t('editLine')}
          text={text}
          isPending={update.isPending}
          onCancel={() => setEditing(false)}
          onSubmit={(newText) => change({ text: newText })}
          extraAction={extraAction()}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-1 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1 py-1">
        <p className={`text-ui break-words ${hidden ? 'text-muted' : ''}`}>
          {text} {pinned && <Badge className="ml-1">{t('pinned')}</Badge>}
        </p>
        <LineOrigin line={line} />
      </div>
      {!hidden && (
        <IconButton
          label={t(pinned ? 'unpin' : 'pin', { text })}
          icon={pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          disabled={update.isPending}
          onClick={() => change({ pinned: !pinned })}
        />
      )}
      <IconButton label={t('edit', { text })} icon={<Pencil aria-hidden />} onClick={() => setEditing(true)} />
      <IconButton
        label={t(hidden ? 'show' : 'hide', { text })}
        icon={hidden ? <CirclePlus aria-hidden /> : <CircleMinus aria-hidden />}
        disabled={update.isPending}
        onClick={() => change({ hidden: !hidden })}
      />
    </li>
  );
}

/** Who wrote a line, or the conversations that it comes from. */
function LineOrigin({ line }: { line: ContextItem }) {
  const { origin, sources, builtText: originalText, wordedBy } = line;
  const { timeZone } = useViewer();
  if (origin !== 'archive') return <p className="text-small text-muted">{t(origin)}</p>;
  return (
    <p className="tabular flex flex-wrap gap-x-2 text-small text-muted">
      {originalText !== undefined && (
        <span>{wordedBy === undefined ? t('changed') : t('rephrased', { text: originalText })}</span>
      )}
      <span>{t('said', { count: sources.length })}</span>
      {sources.map(({ conversationId, messageId, at }) => (
        <Link
          key={messageId}
          to={`/conversation-chat/${conversationId}?message=${messageId}`}
          className="underline hover:text-text"
        >
          {formatDate(at, timeZone)}
        </Link>
      ))}
    </p>
  );
}
