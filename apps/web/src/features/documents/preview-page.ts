const svgStyle =
  'body{margin:0;min-height:100vh;display:grid;place-items:center}body>svg{max-width:100%;max-height:100vh;height:auto}';

/** The HTML page that shows a document: HTML as it is, an SVG in the middle of an empty page. */
export function previewPage(source: string, language: string): string {
  if (language !== 'svg') return source;
  // Neither the XML declaration nor the DOCTYPE belongs in an HTML page.
  const svg = source.replace(/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE[^>]*>)?/i, '');
  return `<!doctype html><meta charset="utf-8"><style>${svgStyle}</style>${svg}`;
}
