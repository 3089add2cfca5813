const previewLength = 200;

const link = /!?\[([^\]\n]*)\]\([^)\n]*\)/g;
const lineMark = /^((?:(?:User|Assistant): )?)[ \t]*(?:#{1,6}|>|[-*•])[ \t]+/gm;
const emphasis = /\*\*|__|`+|(?<=^|\W)[*_](?=\w)|(?<=\w)[*_](?=\W|$)/gm;

/** The beginning of a conversation without its formatting, which would be noise in two plain lines. */
export function readablePreview(preview: string): string {
  const shown = preview.length < previewLength ? preview : `${preview.slice(0, previewLength)}…`;
  return shown.replace(link, '$1').replace(lineMark, '$1').replace(emphasis, '');
}
