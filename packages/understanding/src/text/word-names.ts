const LIBRARIES = 'angular|backbone|chart|d3|ember|express|next|node|nuxt|p5|react|socket|three|vue';
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:c\+\+|(?:[cf]#|(?:asp|vb)?\.net|(?:${LIBRARIES})\.js)(?![\p{L}\p{N}#]))`,
  'giu',
);
/** A cheap test: most texts have none of these signs. */
const SIGNS = /\+\+|#|\.net|\.js/i;

/** The names in a text that wordsOf would cut or split, such as C++, C#, .NET and node.js, as written and in order. */
export const findWordNames = (text: string): string[] => (SIGNS.test(text) ? (text.match(NAMES) ?? []) : []);

/** The text with each of these names replaced. */
export const replaceWordNames = (text: string, replacement: string): string =>
  SIGNS.test(text) ? text.replaceAll(NAMES, replacement) : text;
