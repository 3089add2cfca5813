import { type Model, ModelProvider, providerNames } from '@app/contract/models';
import { t } from './models.messages.ts';

/** What is known about a model, in a few words; empty if nothing is. */
export function describeModel({ contextLength, seesImages, usesTools, inputPrice, outputPrice }: Model): string {
  const hasPrice = inputPrice !== null && outputPrice !== null;
  const price =
    hasPrice && (inputPrice + outputPrice === 0 ? t('free') : t('price', priceValues(inputPrice, outputPrice)));
  return [
    contextLength !== null && describeLength(contextLength),
    seesImages === true && t('sees'),
    usesTools === true && t('uses'),
    price,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

const priceValues = (input: number, output: number) => ({ input: formatPrice(input), output: formatPrice(output) });
const formatPrice = (dollars: number) => String(Number(dollars.toPrecision(3)));

function describeLength(tokens: number): string {
  return tokens < 1_000_000
    ? t('context', { count: String(Math.round(tokens / 1000)) })
    : t('contextMillion', { count: String(Number((tokens / 1e6).toFixed(1))) });
}

/** The heading under which a model is listed. */
export function groupOf({ isOwn, provider }: Model): string {
  if (!isOwn) return t('shared');
  const known = ModelProvider.safeParse(provider).data;
  return known === undefined ? provider : providerNames[known];
}
