// Generates packages/client/src/operations.ts from the contract: the calls that take an access token. With --check it
// writes nothing and fails if the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allEndpoints, entities } from '../packages/contract/src/all-endpoints.ts';
import { errorsOf, toOpenApi } from '../packages/contract/src/openapi.ts';
import { printType } from './print-type.mjs';

export const CLIENT_OPERATIONS = 'packages/client/src/operations.ts';

/** @param {Record<string, any>} endpoints @param {Record<string, any>} schemas */
export function renderOperations(endpoints, schemas) {
  const tokenCalls = Object.fromEntries(Object.entries(endpoints).filter(([, { scope }]) => scope !== undefined));
  const document = toOpenApi(tokenCalls, { title: '', version: '', serverUrl: '/' }, schemas);
  const described = Object.values(document.paths).flatMap((operations) => Object.values(operations));
  const used = usedSchemas(described, document.components.schemas);
  return `/* Generated from the contract by scripts/write-client.mjs. Do not edit. */

${used.map((name) => `export type ${name} = ${printType(document.components.schemas[name])};`).join('\n\n')}

/** The input, the response and the error codes of each call. */
export interface Operations {
${described.map((operation) => printOperation(operation, tokenCalls[operation.operationId])).join('\n')}
}

export const operations = {
${described.map(({ operationId }) => printCall(operationId, tokenCalls[operationId])).join('\n')}
} as const;
`;
}

/** The names of the schemas that the calls use, directly or through others. */
function usedSchemas(described, schemas) {
  const used = new Set();
  const visit = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/gu)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  // Errors have a type of their own.
  visit(described.map(({ parameters, requestBody, responses }) => [parameters, requestBody, successOf(responses)]));
  return [...used].toSorted();
}

const successOf = (responses) => Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

function printOperation({ operationId, summary, parameters, requestBody, responses }, endpoint) {
  const answer = successOf(responses)?.content?.['application/json']?.schema;
  return [
    `  /** ${summary} Scope: ${endpoint.scope}. */`,
    `  ${operationId}: {`,
    `    params: ${printParameters(parameters, 'path')};`,
    `    query: ${printParameters(parameters, 'query')};`,
    `    body: ${requestBody === undefined ? 'undefined' : printType(requestBody.content['application/json'].schema)};`,
    `    answer: ${answer === undefined ? 'undefined' : printType(answer)};`,
    `    errors: ${errorsOf(endpoint)
      .map((code) => `'${code}'`)
      .join(' | ')};`,
    '  };',
  ].join('\n');
}

function printParameters(parameters, location) {
  const shown = parameters.filter((parameter) => parameter.in === location);
  if (shown.length === 0) return 'undefined';
  const fields = shown.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${printType(schema)}`);
  return `{ ${fields.join('; ')} }`;
}

function printCall(name, { method, path: address }) {
  return `  ${name}: { method: '${method}', path: '${address}' },`;
}

/** True if the file under the given root is missing or differs from the contract. @param {string} root */
export function isClientStale(root) {
  const file = path.join(root, CLIENT_OPERATIONS);
  return !existsSync(file) || readFileSync(file, 'utf8') !== renderOperations(allEndpoints, entities);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  if (!process.argv.includes('--check')) {
    writeFileSync(path.join(root, CLIENT_OPERATIONS), renderOperations(allEndpoints, entities));
  }
  if (isClientStale(root)) {
    console.error(`${CLIENT_OPERATIONS} is stale: run node scripts/write-client.mjs`);
    process.exitCode = 1;
  }
}
