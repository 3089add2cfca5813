import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of the built web app with the name of this installation. */
export interface PageFile {
  html: string;
  etag: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const NAME = /<meta name="application-name" content="([^"]*)"/;

/**
 * Reads a page once and inserts the app's name: into its head, where the web app reads it, and into every element that
 * contains only the built-in name. Also marks whether sign-in with a provider is available. Undefined without the file.
 */
export function readPage(file: string, appName: string, hasProvider = false): PageFile | undefined {
  if (!existsSync(file)) return undefined;
  const escaped = appName.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
  const built = readFileSync(file, 'utf8');
  const builtName = NAME.exec(built)?.[1];
  const html =
    builtName === undefined
      ? built
      : built
          .replace(
            NAME,
            () => `<meta name="application-name" content="${escaped}"${hasProvider ? ' data-sign-in="provider"' : ''}`,
          )
          .replaceAll(`>${builtName}<`, () => `>${escaped}<`);
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

/** Sends the page, or 304 to a browser that has it. */
export function sendPage(page: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
