import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ListedModel } from '#integrations/llm/own-models.ts';
import { ConfigError } from '#platform/config.ts';
import { projectDirectory } from '#platform/project-paths.ts';

const price = z.number().min(0).max(100_000);
const ModelFacts = z.strictObject({
  contextLength: z.int().min(1).optional(),
  seesImages: z.boolean().optional(),
  usesTools: z.boolean().optional(),
  inputPrice: price.optional(),
  outputPrice: price.optional(),
});
const ModelFactsFile = z.record(z.string(), ModelFacts);

/** Adds the facts that a model's provider does not list. */
export type AddModelFacts = (provider: string, model: ListedModel) => ListedModel;

/**
 * Reads the operator's file, whose keys are `provider/name` or only the name of a model. Prices are US dollars per
 * million tokens. Throws a ConfigError if the file is missing or invalid.
 */
export function readModelFacts(file: string | undefined): AddModelFacts {
  if (file === undefined) return (_provider, model) => model;
  const facts = new Map(Object.entries(parseFile(path.resolve(projectDirectory, file))));
  return (provider, model) => {
    const known = facts.get(`${provider}/${model.name}`) ?? facts.get(model.name);
    if (known === undefined) return model;
    return {
      name: model.name,
      contextLength: model.contextLength ?? known.contextLength ?? null,
      seesImages: model.seesImages ?? known.seesImages ?? null,
      usesTools: model.usesTools ?? known.usesTools ?? null,
      inputPrice: model.inputPrice ?? known.inputPrice ?? null,
      outputPrice: model.outputPrice ?? known.outputPrice ?? null,
    };
  };
}

function parseFile(file: string): z.output<typeof ModelFactsFile> {
  try {
    return ModelFactsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const detail = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ConfigError([`AI_MODELS_FILE (${file}) cannot be read: ${detail}`]);
  }
}
