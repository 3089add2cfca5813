import {
  type CategoryDefinition,
  createCategoriser,
  ENGINE_VERSIONS,
  type FiledConversation,
} from '@app/understanding/categorise';
import type { CategoryModels } from '@app/understanding/category-models';
import { fromInt8 } from '@app/understanding/embedding/int8-vector';
import type { Queryable } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { fileBy, type Filing } from '#features/conversations/conversations.service.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import * as rows from './meaning.repository.ts';

/** The categoriser as one person has taught it. */
export interface UserEngine {
  /** What placements made by it are marked with. */
  engineVersion: string;
  /** Where a conversation belongs; `vector` as the embedder gives it for the conversation's encodedText. */
  file(conversation: { title: string; openers: readonly string[]; vector?: Float32Array | undefined }): Filing;
}

export interface UserEngineDependencies {
  db: Queryable;
  categories: CategoriesService;
  embedder: Embedder;
  /** Absent where the model files cannot be read: word lists decide alone. */
  models: CategoryModels | undefined;
}

/** What a person filed by hand that is looked at: the latest. */
const MAX_TAUGHT = 300;

/** Reads what the user has taught - own categories, descriptions, examples, corrections - and builds their engine. */
export async function loadUserEngine(dependencies: UserEngineDependencies, userId: string): Promise<UserEngine> {
  const { db, categories, embedder, models } = dependencies;
  const { id, kind } = await embedder.open();
  const knowsSentences = kind === 'sentences' && models !== undefined;
  const [defined, taught] = await Promise.all([
    categories.definitions(db, userId),
    rows.listTaught(db, userId, id, MAX_TAUGHT),
  ]);
  const slugById = new Map(defined.map((category) => [category.id, category.slug ?? category.id]));
  const definitions = await Promise.all(
    defined.map(async ({ slug, name, description, examples, id: categoryId }): Promise<CategoryDefinition> => {
      // What the built-in names mean is known; only words of the user's own are worth a vector.
      const described = slug === null ? [description === '' ? name : `${name}. ${description}`] : [];
      const texts = knowsSentences ? [...described, ...examples] : [];
      const exampleVectors = texts.length === 0 ? [] : await embedder.embed(texts);
      return { slug: slug ?? categoryId, name, description, examples, exampleVectors };
    }),
  );
  const corrections = taught.flatMap(({ categoryId, title, openers, vector }): FiledConversation[] => {
    const slug = slugById.get(categoryId);
    if (slug === undefined) return [];
    return [{ slug, title, openers, ...(knowsSentences && vector && { vector: fromInt8(vector) }) }];
  });
  const { categorise } = createCategoriser({
    categories: definitions,
    corrections,
    models: { ...(models && { words: models.words }), ...(knowsSentences && { sentences: models.sentences }) },
  });
  const idBySlug = new Map([...slugById].map(([categoryId, slug]) => [slug, categoryId]));
  return {
    engineVersion: knowsSentences ? ENGINE_VERSIONS.sentences : ENGINE_VERSIONS.words,
    file: ({ title, openers, vector }) =>
      fileBy(categorise({ title, openers, ...(knowsSentences && vector && { vector }) }), idBySlug),
  };
}
