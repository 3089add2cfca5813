import type { MathNode } from 'mathjs/number';

export type Calculation = { value: string } | { fault: string };

const MAX_LENGTH = 300;
const MAX_NODES = 150;
/** Digits of a result. A 64-bit number is exact to 15 digits; rounded to one digit fewer, 0.1 + 0.2 is 0.3. */
const PRECISION = 14;

const OPERATORS = new Set([
  'add',
  'subtract',
  'multiply',
  'divide',
  'pow',
  'mod',
  'unaryMinus',
  'unaryPlus',
  'factorial',
]);
const FUNCTIONS = new Set(
  'abs cbrt ceil cos acos sin asin tan atan exp floor log log2 log10 max min mean median mod pow round sign sqrt std sum gcd lcm'.split(
    ' ',
  ),
);
const CONSTANTS = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
  ['tau', 2 * Math.PI],
]);

let loaded: Promise<(text: string) => MathNode> | undefined;

/**
 * The value of an expression such as 'sqrt(2) * 17%'. The library parses it, and only arithmetic and a list of
 * functions are evaluated: no assignments, no function definitions, no JavaScript. Never throws.
 */
export async function calculate(expression: string): Promise<Calculation> {
  if (expression.length > MAX_LENGTH) return { fault: 'The expression is too long.' };
  loaded ??= loadParser();
  const parse = await loaded;
  try {
    const node = parse(withAsciiOperators(expression));
    const refused = findRefused(node);
    if (refused !== undefined) return { fault: refused };
    return format(node.evaluate(new Map(CONSTANTS)));
  } catch (error) {
    return {
      fault: `This cannot be calculated: ${String(error instanceof Error ? error.message : error).slice(0, 200)}`,
    };
  }
}

/** Loaded at the first calculation. Only the parts of the library for plain numbers are used, about a tenth of it. */
async function loadParser(): Promise<(text: string) => MathNode> {
  const { create, all } = await import('mathjs/number');
  const math = create(all ?? {});
  return (text) => math.parse(text);
}

const withAsciiOperators = (text: string): string =>
  text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-').replaceAll('²', '^2').replaceAll('³', '^3');

/** Why the expression is not evaluated; undefined if it contains only arithmetic. */
function findRefused(root: MathNode): string | undefined {
  let count = 0;
  let refused: string | undefined;
  root.traverse((node, path, parent) => {
    count += 1;
    const name = nameOfRefused(node, path, parent);
    if (name !== undefined) refused ??= `${name} cannot be used here.`;
  });
  return count > MAX_NODES ? 'The expression is too long.' : refused;
}

function nameOfRefused(node: MathNode, path: string, parent: MathNode | null): string | undefined {
  const { type, name, fn, value } = node as unknown as { type: string; name?: string; fn?: unknown; value?: unknown };
  switch (type) {
    case 'ParenthesisNode':
      return undefined;
    case 'ConstantNode':
      return typeof value === 'number' ? undefined : 'Text';
    case 'OperatorNode':
      return OPERATORS.has(String(fn)) ? undefined : `The operator ${String(fn)}`;
    case 'FunctionNode':
      return FUNCTIONS.has(name ?? '') ? undefined : `The function ${name ?? ''}`;
    case 'SymbolNode':
      return CONSTANTS.has(name ?? '') || (parent?.type === 'FunctionNode' && path === 'fn') ? undefined : (name ?? '');
    default:
      return 'This';
  }
}

function format(value: unknown): Calculation {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: 'The result is not a number.' };
  const rounded = String(Number(value.toPrecision(PRECISION)));
  return { value: Number.isInteger(value) && !Number.isSafeInteger(value) ? `about ${rounded}` : rounded };
}
