import type { LanguageModel } from 'ai';

/** A model of the providers' packages, in the current version of their interface. */
export type ProviderModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;
