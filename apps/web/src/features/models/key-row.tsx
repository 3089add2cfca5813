import type { ModelKey } from '@app/contract/models';
import { formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { showToast } from '#ui/toast-store.ts';
import { describeModel } from './model-text.ts';
import { useDeleteKey, useTestKey } from './models.api.ts';
import { t } from './models.messages.ts';

/** A key with its models; the key itself is never shown. */
export function KeyRow({ modelKey: { id, name, lastCharacters, baseUrl, testedAt, models } }: { modelKey: ModelKey }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const test = useTestKey();
  const remove = useDeleteKey();
  const facts = [
    lastCharacters === '' ? t('noKey') : t('keyEnding', { characters: lastCharacters }),
    baseUrl,
    t('tested', { date: formatRecent(testedAt, now, timeZone) }),
  ];
  return (
    <li className="py-2.5 pr-3 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="truncate text-ui font-medium">{name}</p>
          <p className="text-small break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex gap-2">
          <Button
            size="small"
            aria-label={t('testNamed', { name })}
            isPending={test.isPending}
            onClick={() => test.mutate(id, { onSuccess: (tested) => showKeyWorks(tested) })}
          >
            {t('test')}
          </Button>
          <Button
            size="small"
            aria-label={t('removeNamed', { name })}
            isPending={remove.isPending}
            onClick={() => remove.mutate(id, { onSuccess: () => showToast({ title: t('removed', { name }) }) })}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      <Disclosure title={t('modelCount', { count: models.length })}>
        <ul aria-label={t('showModels', { name })} className="max-h-64 overflow-y-auto">
          {models.map((model) => (
            <li key={model.id} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <span className="text-ui break-all">{model.name}</span>
              <span className="text-small text-muted">{describeModel(model)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}

export function showKeyWorks({ name, models }: ModelKey): void {
  showToast({ title: t('works', { name }), description: t('worksText', { count: models.length }), tone: 'success' });
}
