import type { ModelProvider } from '@app/contract/models';
import type { ListedModel, ModelAccess } from './own-models.ts';
import { toProviderSettings } from './provider-addresses.ts';
import { loadProviderModel } from './provider-model.ts';
import { toModelError } from './read-model-error.ts';

/** Providers that list their models even for an account without credit, and offer no call for the balance. */
const silentAboutCredit: ReadonlySet<ModelProvider> = new Set([
  'openai',
  'anthropic',
  'google',
  'mistral',
  'xai',
  'groq',
]);
const smallModel = /mini|nano|flash|haiku|small|lite|fast|instant|8b/i;

/**
 * Asks a small model for one word to test whether the account of the key has credit. Throws a ModelError only if the
 * provider refuses the key or reports that credit is missing; any other failure is not the key's fault.
 */
export async function probeKey(
  access: ModelAccess,
  models: readonly ListedModel[],
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<void> {
  const model = (models.find(({ name }) => smallModel.test(name)) ?? models[0])?.name;
  if (model === undefined || !silentAboutCredit.has(access.provider)) return;
  const done = new AbortController();
  try {
    const loaded = await loadProviderModel(toProviderSettings(access, model), model, fetch);
    await loaded.doStream({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Reply with the single word: ready' }] }],
      maxOutputTokens: 16,
      abortSignal: AbortSignal.any([signal, done.signal]),
    });
  } catch (error) {
    const modelError = toModelError(error);
    if (modelError.reason === 'key-refused' || modelError.reason === 'no-credit') throw modelError;
  } finally {
    // The headers are all that is needed.
    done.abort();
  }
}
