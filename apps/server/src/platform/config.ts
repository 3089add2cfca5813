import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { ConfigSection, SectionValues } from './config-section.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of several sections, keyed by the sections' names. */
export type ConfigOf<Sections extends readonly ConfigSection[]> = {
  readonly [Section in Sections[number] as Section['name']]: SectionValues<Section>;
};

/** All faults of the configuration; the message is written for the operator. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * The environment of this process and the `.env` file of the given directory, if there is one; the environment takes
 * precedence. No other place reads the environment or the file.
 */
export function readEnvironment(directory: string): Environment {
  const file = path.join(directory, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** Parses all sections; throws one ConfigError that lists every fault, without the values, which may be secret. */
export function loadConfig<const Sections extends readonly ConfigSection[]>(
  sections: Sections,
  environment: Environment,
): ConfigOf<Sections> {
  const faults: string[] = [];
  const config: Record<string, unknown> = {};
  for (const section of sections) {
    config[section.name] = Object.freeze(readSection(section, environment, faults));
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config as ConfigOf<Sections>;
}

/** The parsed values of a section. Adds a sentence to `faults` for each invalid value. */
function readSection(section: ConfigSection, environment: Environment, faults: string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(section.fields)) {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') {
      values[name] = field.default;
      continue;
    }
    const result = field.schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else faults.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}`);
  }
  return values;
}
