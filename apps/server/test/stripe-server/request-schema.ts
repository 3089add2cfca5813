import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  maxLength?: number;
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
type Paths = Record<string, Record<string, Operation>>;

/** Returns what is wrong with a request according to Stripe's published API description; undefined when valid. */
export type ValidateRequest = (method: string, pathname: string, values: Record<string, unknown>) => string | undefined;

/** Reads the API description from REAL_DATA_DIR; without it every request is valid. */
export function loadRequestValidator(dataDirectory: string | undefined): ValidateRequest {
  if (dataDirectory === undefined) return () => undefined;
  const file = path.join(dataDirectory, 'stripe', 'spec3.2023-09-12.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Paths };
  const patterns = Object.keys(paths).map((route) => ({
    route,
    pattern: new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (method, pathname, values) => {
    const matching = patterns.filter(({ pattern }) => pattern.test(pathname));
    // A literal path takes precedence over one with a parameter.
    const route = matching.toSorted((one, other) => countParameters(one.route) - countParameters(other.route))[0]
      ?.route;
    const operation = route === undefined ? undefined : paths[route]?.[method.toLowerCase()];
    if (operation === undefined) return `there is no ${method} ${pathname}`;
    if (method === 'GET') {
      const names = new Set((operation.parameters ?? []).map(({ name }) => name));
      const unknown = Object.keys(values).find((name) => !names.has(name));
      return unknown && `${unknown} is not a parameter`;
    }
    const schema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
    return findFault(schema, values, 'body');
  };
}

function countParameters(route: string): number {
  return route.split('{').length - 1;
}

function findFault(schema: Schema, value: unknown, location: string): string | undefined {
  if (schema.anyOf) {
    const faults = schema.anyOf.map((option) => findFault(option, value, location));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  if (typeof value === 'string') {
    if (schema.type === 'object' || schema.type === 'array') return `${location} is not text`;
    if (schema.type === 'integer' && !/^-?\d+$/.test(value)) return `${location} is no integer`;
    if (schema.enum && !schema.enum.includes(value)) return `${location} is none of ${schema.enum.join(', ')}`;
    return schema.maxLength !== undefined && value.length > schema.maxLength ? `${location} is too long` : undefined;
  }
  if (Array.isArray(value)) {
    const faults = value.map((item, index) => findFault(schema.items ?? {}, item, `${location}[${index}]`));
    return faults.find((fault) => fault !== undefined);
  }
  return findObjectFault(schema, value as Record<string, unknown>, location);
}

function findObjectFault(schema: Schema, value: Record<string, unknown>, location: string): string | undefined {
  const missing = schema.required?.find((name) => !(name in value));
  if (missing !== undefined) return `${location}.${missing} is missing`;
  for (const [name, part] of Object.entries(value)) {
    const property = schema.properties?.[name];
    if (property === undefined && typeof schema.additionalProperties !== 'object')
      return `${location}.${name} is unknown`;
    const fault = findFault(property ?? (schema.additionalProperties as Schema), part, `${location}.${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
