import {
  type CategoryDefinition,
  createCategoriser,
  ENGINE_VERSIONS,
  type CategoryCorrection,
} from '@app/understanding/categorise';
import { encodedQuestion } from '@app/understanding/category/conversation-text';
import type { CategoryModels } from '@app/understanding/category-models';
import { fromInt8 } from '@app/understanding/embedding/int8-vector';
import type { Queryable } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import {
  toCategorisationResult,
  type CategorisationResult,
  isCodingSession,
} from '#features/conversations/conversations.service.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import * as repository from './meaning.repository.ts';

interface Opening {
  title: string;
  openers: readonly string[];
  reply?: string;
  source: string;
  vector?: Float32Array | undefined;
}

/** A categoriser that has learned from one user's categories and corrections. */
export interface UserEngine {
  /** The version with which the engine marks the categories it assigns. */
  engineVersion: string;
  /** Categorises a conversation; `vector` is the embedder's vector of `encodedText(conversation)`. */
  categorise(conversation: Opening): CategorisationResult;
}

export interface UserEngineDependencies {
  db: Queryable;
  categories: CategoriesService;
  embedder: Embedder;
  /** Undefined if the model files cannot be read: then word lists alone decide. */
  models: CategoryModels | undefined;
}

/** Only the latest corrections are learned from. */
const MAX_CORRECTIONS = 300;

/**
 * Builds a user's engine from their categories, descriptions, examples and corrections. `extraSubjects` are slugs of
 * subjects for which the user has no category: the engine considers them as well and returns these slugs as category
 * ids.
 */
export async function loadUserEngine(
  dependencies: UserEngineDependencies,
  userId: string,
  extraSubjects: readonly string[] = [],
): Promise<UserEngine> {
  const { db, categories, embedder, models } = dependencies;
  const { id, kind } = await embedder.open();
  const usesVectors = kind === 'sentences' && models !== undefined;
  const [defined, corrected] = await Promise.all([
    categories.definitions(db, userId),
    repository.listCategorisedByUser(db, userId, id, MAX_CORRECTIONS),
  ]);
  const slugById = new Map(defined.map((category) => [category.id, category.slug ?? category.id]));
  const definitions = await Promise.all(defined.map((row) => toDefinition(embedder, row, usesVectors)));
  const corrections = corrected.flatMap(
    ({ categoryId, title, openers, reply, source, vector }): CategoryCorrection[] => {
      const slug = slugById.get(categoryId);
      if (slug === undefined) return [];
      const correction = { slug, title, openers, reply, isCodingSession: isCodingSession(source) };
      return [{ ...correction, ...(usesVectors && vector && { vector: fromInt8(vector) }) }];
    },
  );
  const { categorise } = createCategoriser({
    categories: [...definitions, ...extraSubjects.map((slug) => ({ slug, name: slug }))],
    corrections,
    models: { ...(models && { words: models.words }), ...(usesVectors && { sentences: models.sentences }) },
  });
  const categoryIdBySlug = new Map([
    ...extraSubjects.map((slug) => [slug, slug] as const),
    ...[...slugById].map(([categoryId, slug]) => [slug, categoryId] as const),
  ]);
  return {
    engineVersion: usesVectors ? ENGINE_VERSIONS.sentences : ENGINE_VERSIONS.words,
    categorise: ({ title, openers, reply = '', source, vector }) => {
      const opening = { title, openers, reply, isCodingSession: isCodingSession(source) };
      return toCategorisationResult(
        categorise({ ...opening, ...(usesVectors && vector && { vector }) }),
        categoryIdBySlug,
      );
    },
  };
}

type DefinedCategory = Awaited<ReturnType<CategoriesService['definitions']>>[number];

async function toDefinition(
  embedder: Embedder,
  { id, slug, name, description, examples }: DefinedCategory,
  usesVectors: boolean,
): Promise<CategoryDefinition> {
  // The models know the built-in categories; only the user's own names and descriptions need a vector.
  const described = slug === null ? [description === '' ? name : `${name}. ${description}`] : [];
  const texts = usesVectors ? [...described, ...examples] : [];
  const exampleVectors = texts.length === 0 ? [] : await embedder.embed(texts.map(encodedQuestion));
  return { slug: slug ?? id, name, description, examples, exampleVectors };
}
