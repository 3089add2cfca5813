import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import { readCookie, readSessionToken, SIGNED_IN_COOKIE } from '#platform/http/session.ts';
import { sendError } from './error-handler.ts';
import { readPage, sendPage } from './page-file.ts';
import { allowPageContent } from './security-headers.ts';

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
  'trends',
  'templates',
  'settings',
  'trash',
  'imports',
  'review',
  'inbox',
  'search',
  'forgot-password',
  'reset-password',
  'verify-email',
  'share',
];

const PAGE_PATH = new RegExp(`^/(?:(?:${APP_PAGES.join('|')})(?:/[^.]*)?)?$`);

/**
 * Serves the built web app from `directory`: hashed files for ever, pages always fresh. Every page of the app is the
 * same index.html; `/` is the static landing page for who shows no session. An unknown path gets the app too, which
 * shows its own 404 card, with the status that says so. What looks like a file or a call of the API gets 404 as JSON.
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
      // Only files that exist at the start have a route: no path reaches the disk by name.
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['**/*.html', '**/*.map', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        // A worker lives by the policy its own script came with.
        allowPageContent(reply);
        const isHashed = path.relative(directory, file).startsWith(`assets${path.sep}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    if (appPage === undefined || landing === undefined || !isPageRequest(request, pathname)) {
      return sendError(new AppError({ code: 'request.not_found' }), request, reply);
    }
    reply.header('cache-control', 'no-cache').code(PAGE_PATH.test(pathname) ? 200 : 404);
    const isVisitor = readSessionToken(request) === undefined;
    // A session from before the hint was there; what the page then asks sets it for good.
    if (!isVisitor && readCookie(request, SIGNED_IN_COOKIE) === undefined) {
      reply.header('set-cookie', `${SIGNED_IN_COOKIE}=1; Path=/; SameSite=Lax`);
    }
    allowPageContent(reply, { hasStripeForm: usesStripe && pathname === '/upgrade-payment' });
    if (pathname === '/') reply.header('vary', 'cookie');
    // Who has the link may read it; a search engine may not.
    if (pathname.startsWith('/share/')) reply.header('x-robots-tag', 'noindex, nofollow');
    return sendPage(pathname === '/' && isVisitor ? landing : appPage, request, reply);
  });
}

function isPageRequest(request: FastifyRequest, pathname: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(api|assets)(\/|$)/.test(pathname) && !/\.[a-z0-9]{1,8}$/i.test(pathname);
}
