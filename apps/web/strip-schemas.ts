import { parseSync, type Plugin, Visitor } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];

/** The fields of an endpoint that the app does not read in production: schemas and parts of the API's description. */
const SCHEMA_KEYS = new Set([
  'params',
  'query',
  'headers',
  'body',
  'response',
  'event',
  'responseHeaders',
  'errors',
  'summary',
]);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves the schemas of the API out of the app, except those with which a form checks its own fields. Schemas are
 * removed from the endpoints, and every constant of the contract is marked as free of side effects, so that the bundler
 * drops the constants that nothing reads. Building all schemas took 15 ms of a fast processor before the first paint.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'strip-schemas',
    apply: 'build',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  };
}

/** The code of a module of the contract without the schemas of its endpoints. */
export function withoutSchemas(code: string): string {
  const { program } = parseSync('contract.js', code);
  const edits = [...findConstants(program, code), ...findSchemas(program)].toSorted((a, b) => b.start - a.start);
  let text = code;
  for (const { start, end, text: replacement } of edits) text = text.slice(0, start) + replacement + text.slice(end);
  return text;
}

/** Values that the bundler keeps even if nothing reads them, when they contain a call or a spread. */
const KEPT_VALUES = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression']);

/** Marks each constant that is made by calls. */
function findConstants(program: Program, code: string): Edit[] {
  const declarations = program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  const constants = declarations.filter((node) => node?.type === 'VariableDeclaration');
  return constants
    .flatMap(({ declarations: all }) => all.flatMap(({ init }) => init ?? []))
    .filter(({ type, start, end }) => KEPT_VALUES.has(type) && /\(|\.\.\./.test(code.slice(start, end)))
    .flatMap(({ type, start, end }) => {
      const [open, close] = type === 'ObjectExpression' ? ['(', ')'] : ['', ''];
      return [
        { start, end: start, text: `/* @__PURE__ */ (() => ${open}` },
        { start: end, end, text: `${close})()` },
      ];
    });
}

function findSchemas(program: Program): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (definition?.type !== 'ObjectExpression') return;
      for (const property of definition.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { name } = property.key;
        if (!SCHEMA_KEYS.has(name)) continue;
        // 0 instead of undefined, because whether an endpoint has a body decides how a call is sent.
        const text = property.shorthand ? `${name}: 0` : '0';
        edits.push({ start: property.value.start, end: property.value.end, text });
      }
    },
  }).visit(program);
  return edits;
}
