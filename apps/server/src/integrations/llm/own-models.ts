import type { ModelProvider } from '@app/contract/models';
import type { ModelClient } from './llm.ts';

/** How a person's models are reached. */
export interface ModelAccess {
  provider: ModelProvider;
  /** May be absent for a server that the person runs. */
  key: string | undefined;
  /** The address that the person entered; absent for the provider's own. */
  baseUrl: string | undefined;
  /** The name in messages to the person: the provider's name, or the name that the person gave the key. */
  name: string;
}

/** A model in a provider's list; a field is null if the list does not give it. */
export interface ListedModel {
  /** The provider's name for it. */
  name: string;
  /** In tokens. */
  contextLength: number | null;
  seesImages: boolean | null;
  usesTools: boolean | null;
  /** US dollars per million tokens. */
  inputPrice: number | null;
  outputPrice: number | null;
}

/** The port for models that a person uses with their own key. */
export interface ModelConnector {
  /**
   * Tests the access by listing its chat models. Takes at most ten seconds. Throws AppError `models.key_refused`,
   * `models.no_credit`, `models.unreachable`, `models.test_timeout`, `models.address_refused`, `models.no_list` (the server
   * lists no models) or `models.none_listed` (the list has no chat model).
   */
  test(access: ModelAccess): Promise<ListedModel[]>;
  /**
   * A client for one model. Its errors are those of ModelClient.stream, and `models.key_refused`, `models.no_credit`,
   * `models.not_found` and `models.address_refused`; none contains the key.
   */
  connect(access: ModelAccess, model: ListedModel): ModelClient;
}

/** At most this many models of a list are used. */
export const MAX_LISTED_MODELS = 1_000;
