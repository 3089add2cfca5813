/** The range of package.json's "engines": ^22.22.2 || >=24.15. */
const RANGES = [
  { from: [22, 22, 2], below: [23, 0, 0] },
  { from: [24, 15, 0], below: [Infinity, 0, 0] },
];

/** @param {string} version such as 20.18.0 */
export function isNodeSupported(version) {
  const numbers = version.split('.').map((part) => Number.parseInt(part, 10));
  return RANGES.some(({ from, below }) => compare(numbers, from) >= 0 && compare(numbers, below) < 0);
}

/** @param {number[]} left @param {number[]} right */
function compare(left, right) {
  const differing = left.findIndex((number, index) => number !== right[index]);
  return differing === -1 ? 0 : left[differing] - right[differing];
}
