export interface DiagramTexts {
  /** The sentence above the library's error message and the code of the diagram. */
  failed: string;
}

/**
 * The HTML page that draws a mermaid diagram. The library is in the page, because the frame cannot load anything; it
 * runs there, without access to the app. A diagram that cannot be drawn is shown as code, with the reason.
 */
export function diagramPage(library: string, source: string, isDark: boolean, texts: DiagramTexts): string {
  const options = {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: isDark ? 'dark' : 'default',
    fontFamily: 'system-ui, sans-serif',
  };
  const [back, text] = isDark ? ['#16181d', '#e8eaf0'] : ['#ffffff', '#1b1e26'];
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;padding:16px;background:${back};color:${text};font:14px/1.5 system-ui,sans-serif}
#drawing{display:grid;justify-items:center}#drawing:has(pre){display:block;justify-items:normal}#drawing>svg{max-width:100%;height:auto}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}</style>
<div id="drawing"></div>
<script>${inScript(library)}</script>
<script>(async () => {
  const source = ${inScript(JSON.stringify(source))};
  const drawing = document.getElementById('drawing');
  try {
    mermaid.initialize(${JSON.stringify(options)});
    drawing.innerHTML = (await mermaid.render('diagram', source)).svg;
  } catch (error) {
    const add = (name, text) => drawing.append(Object.assign(document.createElement(name), { textContent: text }));
    drawing.innerHTML = '';
    add('p', ${inScript(JSON.stringify(texts.failed))});
    add('pre', String(error && error.message || error));
    add('pre', source);
  }
  parent.postMessage({ diagramHeight: drawing.getBoundingClientRect().height + 32 }, '*');
})()</script>`;
}

/**
 * Escapes `</script` and `<!--`, which an HTML parser would not treat as a part of the script. JavaScript reads the
 * escaped form as the same text.
 */
function inScript(code: string): string {
  return code.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`);
}
