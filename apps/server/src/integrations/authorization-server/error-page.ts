import type { KoaContextWithOIDC } from 'oidc-provider';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Sentences for the errors that cannot be sent back to the program; all other errors get `DEFAULT_SENTENCE`. */
const SENTENCES: Readonly<Record<string, string>> = {
  invalid_client: 'The program that sent you here could not be identified. Please connect again from the program.',
  invalid_redirect_uri:
    'The program asked for the reply at an address that it has not registered, so nothing was sent.',
  server_error: 'Something went wrong on our side. Please try again.',
};
const DEFAULT_SENTENCE = 'This request has expired or is not valid. Please connect again from the program.';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;color-scheme:light dark;max-width:32rem;margin:20vh auto 0;padding:0 1rem}h1{font-size:1.25rem}code{opacity:.7}';

/** Shows an error as a page to people, and as JSON to programs. */
export function renderErrorPage(context: KoaContextWithOIDC, out: { error: string }, appName: string): void {
  if (context.accepts('json', 'html') !== 'html') {
    context.body = out;
    return;
  }
  const { error } = out;
  const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
  context.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  context.type = 'html';
  context.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(appName)}</title><style>${STYLE}</style></head><body><h1>This app cannot be connected</h1><p>${SENTENCES[error] ?? DEFAULT_SENTENCE}</p><p><code>${escape(error)}</code></p><p><a href="/">${escape(appName)}</a></p></body></html>`;
}
