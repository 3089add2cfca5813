import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FindingList } from './finding-list.tsx';
import { MarkedConversations } from './marked-conversations.tsx';
import { type PrivacyPartProps, useChangePrivacy, useMarkableCategories, usePrivacy } from './privacy.api.ts';
import { t } from './privacy.messages.ts';

/** The conversations and categories that are never sent to a model, and the places where private data was found. */
export function PrivacySection() {
  const privacy = usePrivacy();
  const change = useChangePrivacy();
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      {privacy.isError && privacy.data === undefined ? (
        <ErrorState
          className="py-4"
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void privacy.refetch()}
        />
      ) : privacy.data === undefined ? (
        <output aria-label={t('loading')} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-24 w-full" />
        </output>
      ) : (
        <div className="flex flex-col gap-8">
          <FindingList privacy={privacy.data} onChange={change.mutate} />
          <MarkedCategories privacy={privacy.data} onChange={change.mutate} />
          <MarkedConversations privacy={privacy.data} onChange={change.mutate} />
        </div>
      )}
    </SettingsSection>
  );
}

function MarkedCategories({ privacy, onChange }: PrivacyPartProps) {
  const categories = useMarkableCategories();
  const marked = new Set(privacy.categories.map(({ id }) => id));
  return (
    <fieldset>
      <legend className="text-ui font-semibold">{t('categories')}</legend>
      {categories.isError && (
        <Button className="mt-2" size="small" onClick={() => void categories.refetch()}>
          {t('retry')}
        </Button>
      )}
      {/* As high as the ten categories that every account begins with. */}
      {categories.isPending && <Skeleton className="mt-2 h-78 sm:h-38" />}
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {categories.data?.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            isChecked={marked.has(id)}
            onCheckedChange={(neverSend) => onChange({ kind: 'category', id, name, neverSend })}
          />
        ))}
      </div>
    </fieldset>
  );
}
