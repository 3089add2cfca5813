import type { ContextSection } from '@app/contract/context-pack';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ContextLine } from './context-line.tsx';
import { useUpdateContextPack } from './context-pack.api.ts';
import { t } from './context-pack.messages.ts';
import { LineForm } from './line-form.tsx';

export interface ContextSectionCardProps {
  section: ContextSection;
  /** Whether the section opens with the form for its first line. */
  startsAdding: boolean;
  onCancel: () => void;
}

/** The lines of one section; hidden ones are folded away. */
export function ContextSectionCard({ section, startsAdding, onCancel }: ContextSectionCardProps) {
  const { key, title, items } = section;
  const [isAdding, setAdding] = useState(startsAdding);
  const update = useUpdateContextPack();
  const id = useId();
  const hidden = items.filter((item) => item.hidden);
  const shown = items.filter((item) => !item.hidden);
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        <Button variant="ghost" aria-label={t('add', { section: title })} onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t('addShort')}
        </Button>
      </div>
      {shown.length > 0 && (
        <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-panel">
          {shown.map((item) => (
            <ContextLine key={item.id} sectionKey={key} line={item} />
          ))}
        </ul>
      )}
      {isAdding && (
        <LineForm
          label={t('newLine', { section: title })}
          isPending={update.isPending}
          onCancel={() => {
            setAdding(false);
            onCancel();
          }}
          onSubmit={(text) =>
            update.mutate({ sections: [{ key, items: [{ text }] }] }, { onSuccess: () => setAdding(false) })
          }
        />
      )}
      {hidden.length > 0 && (
        <details className="mt-2">
          <summary className="text-small text-muted">{t('hidden', { count: hidden.length })}</summary>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line">
            {hidden.map((item) => (
              <ContextLine key={item.id} sectionKey={key} line={item} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
