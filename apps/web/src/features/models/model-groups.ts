import type { Model, ModelKey, ModelSettings } from '@app/contract/models';
import { groupOf } from './model-text.ts';
import { t } from './models.messages.ts';

export interface ModelGroup {
  label: string;
  models: Model[];
}

export const MAX_SHOWN = 60;

/**
 * The models whose name and label together contain all words of the query: favourites and recently used ones first,
 * each model once. At most MAX_SHOWN are listed; `hiddenCount` is the number of further matches.
 */
export function groupModels(
  models: readonly Model[],
  settings: Pick<ModelSettings, 'favourites' | 'recent'>,
  query: string,
  keys: readonly ModelKey[] = [],
): { groups: ModelGroup[]; hiddenCount: number } {
  const labelOf = (model: Model) => groupOf(model, keys);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = models.filter((model) => {
    const text = `${model.name} ${labelOf(model)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const remaining = new Map(found.map((model) => [model.id, model]));
  const take = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const model = remaining.get(id);
      remaining.delete(id);
      return model ?? [];
    });
  const first = [
    { label: t('favourites'), models: take(settings.favourites) },
    { label: t('recent'), models: take(settings.recent) },
  ];
  const limit = Math.max(0, MAX_SHOWN - first.reduce((sum, group) => sum + group.models.length, 0));
  const rest = [...remaining.values()];
  const byLabel = Map.groupBy(rest.slice(0, limit), labelOf);
  const others = [...byLabel].map(([label, grouped]) => ({ label, models: grouped }));
  return {
    groups: [...first, ...others].filter((group) => group.models.length > 0),
    hiddenCount: Math.max(0, rest.length - limit),
  };
}
