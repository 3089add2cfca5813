import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import { readCookie, readSessionToken, SIGNED_IN_COOKIE } from '#platform/http/session.ts';
import { sendError } from './error-handler.ts';
import { allowDocumentPreview, allowPageContent } from './security-headers.ts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The first segments of the web app's paths; a path with another first segment gets status 404. */
const APP_PAGES = [
  'chat',
  'login',
  'signup',
  'profile',
  'upgrade-payment',
  'dashboard',
  'categories',
  'conversations',
  'conversation-chat',
  'schedule',
  'prompts',
  'recommendations',
  'learning',
  'goals',
  'reminders',
  'archive',
  'trends',
  'files',
  'templates',
  'context',
  'settings',
  'operator',
  'trash',
  'imports',
  'review',
  'inbox',
  'search',
  'forgot-password',
  'reset-password',
  'verify-email',
  'share',
  'connect',
  'developers',
];

/** The folder of the files whose names contain a hash of their content. */
const ASSETS = 'assets';

/** An empty page, into which the web app writes a document that it shows in a frame. */
const PREVIEW_FILE = 'document-preview.html';

/** `/`, or a path that begins with the name of a page and has no dot in the rest. */
const PAGE_PATH = new RegExp(`^/(?:(?:${APP_PAGES.join('|')})(?:/[^.]*)?)?$`);

/**
 * Serves the built web app from `directory`. Hashed files are cached forever, pages are always revalidated. Every page
 * is the same index.html, except that browsers without a session get the static landing page at `/`. An unknown path
 * gets the app with status 404, and the app shows that the page does not exist. Unknown paths of files and of the API
 * get 404 as JSON.
 */
export async function installStaticFiles(
  app: FastifyInstance,
  {
    directory,
    appName,
    usesStripe = false,
    hasProvider = false,
  }: { directory: string; appName: string; usesStripe?: boolean; hasProvider?: boolean },
): Promise<void> {
  const appPage = readPage(path.join(directory, 'index.html'), appName, hasProvider);
  const landing = readPage(path.join(directory, 'landing.html'), appName) ?? appPage;
  if (appPage !== undefined) {
    await app.register(fastifyStatic, {
      root: directory,
      // Only files that exist at start have a route, so no request path is used as a file name.
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['**/index.html', '**/landing.html', '**/*.map', '**/*.br', '**/*.gz', `${ASSETS}/**`],
      cacheControl: false,
      setHeaders: (reply, file) => {
        // Scripts get the policy of a page too, because a worker runs under the policy sent with its script.
        if (path.basename(file) === PREVIEW_FILE) allowDocumentPreview(reply);
        else allowPageContent(reply);
        const isHashed = path.relative(directory, file).startsWith(`${ASSETS}${path.sep}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    serveAssets(app, directory);
  }

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    if (appPage === undefined || landing === undefined || !isPageRequest(request, pathname)) {
      return sendError(new AppError({ code: 'request.not_found' }), request, reply);
    }
    reply.header('cache-control', 'no-cache').code(PAGE_PATH.test(pathname) ? 200 : 404);
    const isSignedOut = readSessionToken(request) === undefined;
    // A session that began before this cookie existed lacks it. The page's first API call then sets it with an expiry.
    if (!isSignedOut && readCookie(request, SIGNED_IN_COOKIE) === undefined) {
      reply.header('set-cookie', `${SIGNED_IN_COOKIE}=1; Path=/; SameSite=Lax`);
    }
    allowPageContent(reply, { hasStripeForm: usesStripe && pathname === '/upgrade-payment' });
    if (pathname === '/') reply.header('vary', 'cookie');
    // Shared pages are for people with the link, not for search engines.
    if (pathname.startsWith('/share/')) reply.header('x-robots-tag', 'noindex, nofollow');
    return sendPage(pathname === '/' && isSignedOut ? landing : appPage, request, reply);
  });
}

/**
 * Serves the hashed files by one route: a route for each of the 400 files took a twelfth of the time of a start. As
 * with such routes, only files that exist at start are served.
 */
function serveAssets(app: FastifyInstance, directory: string): void {
  const folder = path.join(directory, ASSETS);
  if (!existsSync(folder)) return;
  const names = new Set(readdirSync(folder).filter((name) => !/\.(?:map|br|gz)$/.test(name)));
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `/${ASSETS}/:name`,
    handler: ({ params: { name } }, reply) =>
      names.has(name) ? reply.sendFile(`/${ASSETS}/${name}`) : reply.callNotFound(),
  });
}

/** Whether a page is requested: not the API or another protocol, and not a path that ends with a file extension. */
function isPageRequest(request: FastifyRequest, pathname: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead && !/^\/(api|assets|mcp|oauth|\.well-known)(\/|$)/.test(pathname) && !/\.[a-z0-9]{1,8}$/i.test(pathname)
  );
}

/** A page of the built web app with the name of this installation. */
interface PageFile {
  html: string;
  etag: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const NAME_TAG = /<meta name="application-name" content="([^"]*)"/;

/**
 * Reads a page once and inserts the app's name: into its head, where the web app reads it, and into every element that
 * contains only the built-in name. Also marks whether sign-in with a provider is available. Undefined if the file is
 * missing.
 */
function readPage(file: string, appName: string, hasProvider = false): PageFile | undefined {
  if (!existsSync(file)) return undefined;
  const escapedName = appName.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
  const builtHtml = readFileSync(file, 'utf8');
  const builtName = NAME_TAG.exec(builtHtml)?.[1];
  const providerMark = hasProvider ? ' data-sign-in="provider"' : '';
  const nameTag = `<meta name="application-name" content="${escapedName}"${providerMark}`;
  const html =
    builtName === undefined
      ? builtHtml
      : builtHtml.replace(NAME_TAG, () => nameTag).replaceAll(`>${builtName}<`, () => `>${escapedName}<`);
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

/** Sends the page, or 304 to a browser that has it. */
function sendPage(page: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
