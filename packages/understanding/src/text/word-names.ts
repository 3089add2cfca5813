const LIBRARIES = 'angular|backbone|chart|d3|ember|express|next|node|nuxt|p5|react|socket|three|vue';
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:c\+\+|(?:[cf]#|(?:asp|vb)?\.net|(?:${LIBRARIES})\.js)(?![\p{L}\p{N}#]))`,
  'giu',
);
/** Most texts have none of these signs, and are not read further. */
const SIGNS = /\+\+|#|\.net|\.js/i;

/** Names that are no words without their signs, such as C++, C#, .NET and node.js, as in the text and in its order. */
export const findWordNames = (text: string): string[] => (SIGNS.test(text) ? (text.match(NAMES) ?? []) : []);

/** A text with its names replaced. */
export const replaceWordNames = (text: string, by: string): string =>
  SIGNS.test(text) ? text.replaceAll(NAMES, by) : text;
