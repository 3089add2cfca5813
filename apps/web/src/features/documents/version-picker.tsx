import type { Document, DocumentKind } from '@app/contract/documents';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDate, formatExact, type Instant } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuChoice } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './documents.messages.ts';

export interface VersionPickerProps {
  kind: DocumentKind;
  versions: Document['versions'];
  shownId: string;
  onShow: (id: string) => void;
}

/**
 * Shows which version is open, with buttons to the previous and next one and a menu of all. For a document with a single
 * version, shows only its kind and its date.
 */
export function VersionPicker({ kind, versions, ...choice }: VersionPickerProps) {
  if (versions.length < 2) return <SingleVersion kind={kind} createdAt={versions[0]?.createdAt ?? 0} />;
  return <VersionChoice versions={versions} {...choice} />;
}

function SingleVersion({ kind, createdAt }: { kind: DocumentKind; createdAt: Instant }) {
  const { timeZone } = useViewer();
  return (
    <p className="text-small text-muted">
      {t(`kind.${kind}`)} · <time title={formatExact(createdAt, timeZone)}>{formatDate(createdAt, timeZone)}</time>
    </p>
  );
}

function VersionChoice({ versions, shownId, onShow }: Omit<VersionPickerProps, 'kind'>) {
  const { timeZone } = useViewer();
  const shownIndex = versions.findIndex(({ id }) => id === shownId);
  const nameOf = (index: number) =>
    t('version', {
      shown: index + 1,
      total: versions.length,
      date: formatDate(versions[index]?.createdAt ?? 0, timeZone),
    });
  const step = (by: -1 | 1) => {
    const next = versions[shownIndex + by];
    if (next !== undefined) onShow(next.id);
  };
  return (
    <div className="-ml-2 flex items-center gap-0.5">
      <PlainIconButton
        size="small"
        label={t('previousVersion')}
        title={t('previousVersion')}
        icon={<ChevronLeft aria-hidden />}
        disabled={shownIndex === 0}
        onClick={() => step(-1)}
      />
      <Menu
        trigger={
          <Button size="small" variant="ghost" className="tabular h-7 px-2 text-small">
            {nameOf(shownIndex)}
            <ChevronDown aria-hidden className="text-muted" />
          </Button>
        }
      >
        <MenuChoice
          value={shownId}
          onValueChange={onShow}
          options={versions.map(({ id }, index) => ({ value: id, label: nameOf(index) })).toReversed()}
        />
      </Menu>
      <PlainIconButton
        size="small"
        label={t('nextVersion')}
        title={t('nextVersion')}
        icon={<ChevronRight aria-hidden />}
        disabled={shownIndex === versions.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}
