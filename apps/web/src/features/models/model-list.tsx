import type { Model, ModelSettings } from '@app/contract/models';
import { Check, Star } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { groupModels, type ModelGroup } from './model-groups.ts';
import { describeModel, isUsedUp } from './model-text.ts';
import { useKeysOf, useUpdateModelSettings } from './models.api.ts';
import { t } from './models.messages.ts';

export interface ModelListProps {
  models: readonly Model[];
  settings: ModelSettings;
  /** Null for the built-in assistant. */
  chosenId: string | null;
  onPick: (id: string | null) => void;
}

/** The models to choose from: search, arrow keys and Enter, favourites by the star. */
export function ModelList({ models, settings, chosenId, onPick }: ModelListProps) {
  const [query, setQuery] = useState('');
  const keys = useKeysOf(models);
  const { groups, hiddenCount } = groupModels(models, settings, query, keys);
  const hasShared = models.some(({ isOwn }) => !isOwn);
  return (
    // The arrow keys move between the rows from wherever the focus is in the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveFocus} className="flex max-h-[min(26rem,60dvh)] flex-col">
      <div className="border-b border-line p-2">
        <SearchBox label={t('search')} clearLabel={t('clearSearch')} value={query} onValueChange={setQuery} data-row />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-1">
        {!hasShared && query === '' && (
          <PickButton name={t('builtIn')} isChosen={chosenId === null} onPick={() => onPick(null)} />
        )}
        {groups.map((group) => (
          <Group key={group.label} group={group} settings={settings} chosenId={chosenId} onPick={onPick} />
        ))}
        {groups.length === 0 && query !== '' && <p className="px-3 py-2 text-ui text-muted">{t('none', { query })}</p>}
        {hiddenCount > 0 && <p className="px-3 py-2 text-small text-muted">{t('more', { count: hiddenCount })}</p>}
      </div>
      {settings.providers.length > 0 && (
        <Link
          to="/settings/models"
          data-row
          className="border-t border-line px-4 py-2.5 text-ui font-medium text-accent-text hover:underline"
        >
          {t('manage')}
        </Link>
      )}
    </div>
  );
}

type GroupProps = Omit<ModelListProps, 'models'> & { group: ModelGroup };

function Group({ group, settings, chosenId, onPick }: GroupProps) {
  return (
    <fieldset>
      <legend className="px-3 pt-2 pb-1 text-small font-medium text-muted">{group.label}</legend>
      {group.models.map((model) => (
        <div key={model.id} className="flex items-center">
          <PickButton
            name={model.name}
            detail={describeModel(model)}
            isChosen={model.id === chosenId}
            isDisabled={isUsedUp(model)}
            onPick={() => onPick(model.id)}
          />
          <FavouriteButton model={model} favourites={settings.favourites} />
        </div>
      ))}
    </fieldset>
  );
}

interface PickButtonProps {
  name: string;
  detail?: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onPick: () => void;
}

function PickButton({ name, detail = '', isChosen, isDisabled = false, onPick }: PickButtonProps) {
  return (
    <button
      type="button"
      data-row
      data-model
      aria-current={isChosen || undefined}
      disabled={isDisabled}
      onClick={onPick}
      className="flex min-h-9 w-full min-w-0 flex-1 items-center gap-2 rounded-control px-3 py-1.5 text-left hover:bg-hover focus-visible:bg-hover disabled:bg-transparent disabled:text-muted pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ui font-medium">{name}</span>
        {detail !== '' && <span className="block truncate text-small text-muted">{detail}</span>}
      </span>
      {isChosen && <Check aria-label={t('chosen')} className="size-4 shrink-0 text-accent-text" strokeWidth={1.75} />}
    </button>
  );
}

function FavouriteButton({ model: { id, name }, favourites }: { model: Model; favourites: readonly string[] }) {
  const update = useUpdateModelSettings();
  const isFavourite = favourites.includes(id);
  const changed = isFavourite ? favourites.filter((favourite) => favourite !== id) : [...favourites, id];
  return (
    <PlainIconButton
      size="small"
      label={t('favour', { name })}
      aria-pressed={isFavourite}
      icon={<Star aria-hidden className={cx(isFavourite && 'fill-current text-accent-text')} />}
      className="pointer-coarse:size-11"
      onClick={() => update.mutate({ favourites: changed })}
    />
  );
}

/** The arrow keys go through the search field, the models and the link; Enter in the field picks the first model. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.indexOf(event.target as HTMLElement);
  const isInField = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isInField && !event.nativeEvent.isComposing) {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-model]')?.click();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  rows[Math.min(Math.max(index + step, 0), rows.length - 1)]?.focus();
}
