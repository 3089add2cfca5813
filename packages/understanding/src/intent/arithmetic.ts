const ARITHMETIC = /^[\d\s.+\-*/^()]+$/;
const MAX_OPERANDS = 200;

/**
 * The value of an arithmetic expression by the usual precedence, its numbers with a decimal point; undefined for other
 * texts, a bare number and a date. Nothing is evaluated as code.
 */
export const evaluate = (text: string): number | undefined => {
  if (!ARITHMETIC.test(text) || !/\d\s*[+*/^]|\d\s+-\s*\d|\)\s*[-+*/^]/.test(text)) return undefined;
  const tokens = text.match(/\d+(?:\.\d+)?|[+\-*/^()]/g) ?? [];
  let at = 0;
  let operandCount = 0;
  const operand = (): number => {
    const token = tokens[at++];
    operandCount += 1;
    // The limit also bounds the depth of the recursion.
    if (token === undefined || operandCount > MAX_OPERANDS) return Number.NaN;
    if (token === '-') return -power();
    if (token === '+') return power();
    if (token !== '(') return /^\d/.test(token) ? Number(token) : Number.NaN;
    const inner = sum();
    return tokens[at++] === ')' ? inner : Number.NaN;
  };
  const power = (): number => {
    const base = operand();
    if (tokens[at] !== '^') return base;
    at += 1;
    return base ** power();
  };
  const product = (): number => {
    let result = power();
    while (tokens[at] === '*' || tokens[at] === '/')
      result = tokens[at++] === '*' ? result * power() : result / power();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      result = tokens[at++] === '+' ? result + product() : result - product();
    return result;
  };
  const result = sum();
  return at === tokens.length && Number.isFinite(result) ? result : undefined;
};
