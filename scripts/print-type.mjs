/** A JSON Schema as a TypeScript type, on one line. @param {any} schema @returns {string} */
export function printType(schema) {
  if (schema === true || schema === undefined) return 'unknown';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return printUnion(choices);
  if (schema.allOf !== undefined) return schema.allOf.map((part) => `(${printType(part)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => printType({ ...schema, type })).join(' | ');
  return printPlain(schema);
}

/**
 * A union of a known type and any value is printed as the known type. The contract has such unions for lists whose items
 * are validated one by one.
 */
function printUnion(choices) {
  const types = [...new Set(choices.map(printType))];
  const known = types.filter((type) => type !== 'unknown');
  return (known.length > 0 ? known : types).join(' | ');
}

function printPlain(schema) {
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return printArray(schema);
    case 'object':
      return printObject(schema);
    default:
      return 'unknown';
  }
}

function printArray({ items, prefixItems }) {
  if (prefixItems !== undefined) return `[${prefixItems.map(printType).join(', ')}]`;
  return `Array<${printType(items)}>`;
}

function printObject({ properties = {}, required = [], additionalProperties }) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${fieldName(name)}${required.includes(name) ? '' : '?'}: ${printType(schema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return `Record<string, ${typeof additionalProperties === 'object' ? printType(additionalProperties) : 'unknown'}>`;
}

const fieldName = (name) => (/^[A-Za-z_]\w*$/u.test(name) ? name : literal(name));

const literal = (value) => (typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value));
