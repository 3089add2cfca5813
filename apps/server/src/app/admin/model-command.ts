import { createModelSource } from '#integrations/llm/create-model-source.ts';
import { llmSection } from '#integrations/llm/llm.config.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import { AppError } from '#platform/app-error.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEST_TIMEOUT_MS = 240_000;
const NEEDS_KEY = new Set(['openai', 'anthropic', 'google']);

/** Shows, tests and connects the model; .env is changed only if the model works. */
export const connectModel: AdminCommand = async (args, context) => {
  const { print } = context;
  const [provider, model] = args.filter((arg) => !arg.startsWith('--'));
  const baseUrl = args.find((arg) => arg.startsWith('--base-url='))?.slice('--base-url='.length);
  try {
    if (provider === undefined) return await testCurrentModel(context);
    const key = context.environment['AI_API_KEY'];
    const settings = {
      AI_PROVIDER: provider,
      AI_MODEL: model,
      AI_BASE_URL: baseUrl,
      AI_API_KEY: provider === 'builtin' || provider === 'ollama' ? undefined : key,
    };
    if (NEEDS_KEY.has(provider) && key === undefined) {
      print(`Give the provider's key in the environment: AI_API_KEY=... npm run admin -- model ${args.join(' ')}`);
      return 1;
    }
    const client = await createClient({ ...context.environment, ...settings });
    if (client !== undefined && !(await testModel(client, print))) {
      print('Nothing was changed.');
      return 1;
    }
    const file = updateEnvFile(context.projectDirectory, settings);
    print(
      `Written to ${file}. Start the app again to use ${client === undefined ? 'the built-in assistant' : client.info.label}.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    print(error.message);
    return 1;
  }
};

async function testCurrentModel({ environment, print }: AdminContext): Promise<number> {
  const client = await createClient(environment);
  if (client === undefined) {
    print('No model is connected: the built-in assistant answers.');
    return 0;
  }
  return (await testModel(client, print)) ? 0 : 1;
}

async function createClient(environment: AdminContext['environment']): Promise<ModelClient | undefined> {
  const { llm } = loadConfig([llmSection], environment);
  return createModelSource({ config: llm, clock: systemClock, isForLocalUser: () => true }).current();
}

/** Asks the model for one word and prints the result. Returns whether it replied. */
async function testModel(client: ModelClient, print: AdminContext['print']): Promise<boolean> {
  const { label, destination } = client.info;
  print(`Asking ${label} at ${destination} for one word...`);
  try {
    const messages = [{ role: 'user' as const, content: 'Reply with the single word: ready' }];
    for await (const event of client.stream({ messages, signal: AbortSignal.timeout(TEST_TIMEOUT_MS) })) {
      if (event.type !== 'text') continue;
      print('It answers.');
      return true;
    }
    print('It sent an empty answer.');
  } catch (error) {
    print(error instanceof AppError ? error.message : 'It did not answer in time.');
  }
  return false;
}

/**
 * Sets, replaces or (undefined) removes variables of the .env file; all other lines stay. The file is readable for its
 * owner only, because it may contain keys.
 */
function updateEnvFile(directory: string, variables: Readonly<Record<string, string | undefined>>): string {
  const file = path.join(directory, '.env');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isReplaced = (line: string): boolean =>
    Object.keys(variables).some((name) => line.trimStart().startsWith(`${name}=`));
  const keptLines = before.split('\n').filter((line) => !isReplaced(line));
  while (keptLines.at(-1) === '') keptLines.pop();
  const newLines = Object.entries(variables).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoteForEnvFile(value)}`],
  );
  // The mode of a write applies only to a new file, and a key must not be readable for others even for a moment.
  if (existsSync(file)) chmodSync(file, 0o600);
  writeFileSync(file, `${[...keptLines, ...newLines].join('\n')}\n`, { mode: 0o600 });
  return file;
}

/**
 * Quotes a value for a .env file. Quotation marks cannot be escaped there, so a kind is used that the value does not
 * contain. A value of harmless characters stays unquoted.
 */
function quoteForEnvFile(value: string): string {
  if (/^[\w./:@+-]*$/.test(value)) return value;
  const quotationMark = ["'", '`', '"'].find((candidate) => !value.includes(candidate));
  if (quotationMark === undefined) throw new ConfigError(['A value contains all three kinds of quotation marks.']);
  return `${quotationMark}${value}${quotationMark}`;
}
