import type { ChatDefaults } from '@app/contract/chat-settings';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { setPresetModel } from '#lib/preset-model.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { useCategories } from '../categories.api.ts';
import { CategoryEmoji } from '../category-emoji.tsx';
import type { ModelChoice } from './chat-defaults-dialog.tsx';
import { type DefaultsPlace, useEffectiveDefaults } from './chat-defaults.api.ts';
import { t } from './chat-defaults.messages.ts';
import { missingModelName } from './missing-model.ts';

export interface NewChatPlaceProps {
  place: DefaultsPlace;
  /** Whether the chat has no message yet. */
  isNew: boolean;
  /** Undefined while loading. */
  models: readonly Pick<ModelChoice, 'id' | 'name'>[] | undefined;
}

/** Above the input of a new chat: the category in which the chat will be filed. Selects the model of the defaults. */
export function NewChatPlace({ place, isNew, models }: NewChatPlaceProps) {
  const category = useCategories().data?.find(({ id }) => id === place.categoryId);
  const defaults = useEffectiveDefaults(place);
  const navigate = useNavigate();
  const model = defaults?.model ?? null;
  const isAvailable = models?.some(({ id }) => id === model) === true;
  useEffect(() => {
    if (model !== null && isAvailable) setPresetModel(model);
    return () => setPresetModel(undefined);
  }, [model, isAvailable]);
  if (!isNew || category === undefined) return null;

  const subcategory = category.subcategories.find(({ id }) => id === place.subcategoryId);
  const name = subcategory === undefined ? category.name : `${category.name} › ${subcategory.name}`;
  const missingName = models && missingModelName(model, models);
  return (
    <div className="mb-2 flex items-center gap-2 text-small text-muted">
      <CategoryEmoji emoji={category.emoji} color={category.color} />
      <p className="min-w-0 flex-1">
        <span className="font-medium text-text">{t('place', { name })}</span>
        {describeDefaults(defaults)}
        {missingName !== undefined && <span className="block">{t('modelGoneText', { name: missingName })}</span>}
      </p>
      <PlainIconButton
        size="small"
        label={t('leave')}
        title={t('leave')}
        icon={<X aria-hidden />}
        className="pointer-coarse:size-11"
        onClick={() => void navigate('/', { state: { newChat: true }, replace: true })}
      />
    </div>
  );
}

function describeDefaults(defaults: ChatDefaults | undefined): string {
  if (defaults === undefined) return '';
  const count = defaults.files.length;
  if (defaults.instructions === '') return count === 0 ? '' : ` ${t('placeFiles', { count })}`;
  return ` ${count === 0 ? t('placeInstructions') : t('placeBoth', { count })}`;
}
