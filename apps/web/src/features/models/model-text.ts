import { type Model, type ModelKey, ModelProvider, providerNames, type ReplyQuota } from '@app/contract/models';
import { formatDate } from '#lib/dates.ts';
import { t } from './models.messages.ts';

/** The known facts about a model in a few words; empty if there are none. */
export function describeModel(model: Model): string {
  const { contextLength, seesImages, usesTools, inputPrice, outputPrice, quota } = model;
  const hasPrice = inputPrice !== null && outputPrice !== null;
  const price =
    hasPrice && (inputPrice + outputPrice === 0 ? t('free') : t('price', priceValues(inputPrice, outputPrice)));
  return [
    quota !== undefined && describeQuota(quota),
    contextLength !== null && describeLength(contextLength),
    seesImages === true && t('sees'),
    usesTools === true && t('uses'),
    price,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** Whether the person has no replies of this model left this month. */
export const isUsedUp = ({ quota }: Model): boolean => quota !== undefined && quota.used >= quota.limit;

const describeQuota = ({ limit, used, resetsAt }: ReplyQuota): string =>
  used >= limit ? t('usedUp', { day: formatDate(resetsAt, 'UTC') }) : t('repliesLeft', { left: limit - used, limit });

const priceValues = (input: number, output: number) => ({ input: formatPrice(input), output: formatPrice(output) });
const formatPrice = (dollars: number) => String(Number(dollars.toPrecision(3)));

function describeLength(tokens: number): string {
  return tokens < 1_000_000
    ? t('context', { count: String(Math.round(tokens / 1000)) })
    : t('contextMillion', { count: String(Number((tokens / 1e6).toFixed(1))) });
}

/** The heading under which a model is listed: its provider, and its key if the person has several for this provider. */
export function groupOf({ isOwn, provider, keyId }: Model, keys: readonly ModelKey[] = []): string {
  if (!isOwn) return t('shared');
  const known = ModelProvider.safeParse(provider).data;
  const providerName = known === undefined ? provider : providerNames[known];
  const providerKeys = keys.filter((key) => key.provider === provider);
  const key = providerKeys.find(({ id }) => id === keyId);
  return key === undefined || providerKeys.length === 1
    ? providerName
    : `${providerName} · ${describeKey(key, providerKeys)}`;
}

/**
 * The name of a key. If another key of the provider has the same name: the last characters of the key or, for a server
 * that needs no key, the address of the server.
 */
function describeKey({ name, lastCharacters, baseUrl }: ModelKey, providerKeys: readonly ModelKey[]): string {
  const isUnique = providerKeys.filter((key) => key.name === name).length === 1;
  if (isUnique) return name;
  if (lastCharacters !== '') return t('keyEnding', { characters: lastCharacters });
  return baseUrl?.replace(/^https?:\/\//, '') ?? t('noKey');
}
