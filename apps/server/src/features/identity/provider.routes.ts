import { finishLogin, startLogin } from '@app/contract/provider-login';
import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import { ownOrigin } from '#platform/http/own-origin.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import { readCookie } from '#platform/http/session.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { replyWithSession, type CookieSettings, clientInfoOf } from './sign-in.routes.ts';

const ATTEMPT_COOKIE = 'sign-in-attempt';
const ATTEMPT_SECONDS = 600;
const rateLimit = { name: 'provider-login', limit: 30, windowSeconds: 300 };

export interface ProviderRouteDependencies {
  providerSignIn: ProviderSignIn;
  cookie: CookieSettings;
  publicUrl: string | undefined;
}

export function registerProviderRoutes(
  mount: Mount,
  { providerSignIn, cookie, publicUrl }: ProviderRouteDependencies,
): void {
  const attemptCookie = (value: string, seconds: number) =>
    `${ATTEMPT_COOKIE}=${value}; Path=/api/login; Max-Age=${seconds}; HttpOnly; SameSite=Lax${cookie.isSecure ? '; Secure' : ''}`;

  mount(
    startLogin,
    async ({ query, request, reply }) => {
      try {
        const started = await providerSignIn.begin(`${ownOrigin(request, publicUrl)}/api/login/callback`, query.next);
        if (started !== undefined) reply.header('set-cookie', attemptCookie(started.sealed, ATTEMPT_SECONDS));
        await reply.redirect(started?.url ?? loginPath(query.next), 302);
      } catch (error) {
        await redirectToLogin(reply, error);
      }
      return responseSent;
    },
    { rateLimit },
  );

  mount(
    finishLogin,
    async ({ query, request, reply }) => {
      const client = clientInfoOf(request);
      const sealed = readCookie(request, ATTEMPT_COOKIE);
      const clearedCookie = attemptCookie('', 0);
      try {
        const { next, ...signedIn } = await providerSignIn.finish(
          { code: query.code, state: query.state, sealed },
          client,
        );
        replyWithSession(reply, cookie, client, signedIn);
        await reply.header('set-cookie', clearedCookie).redirect(next, 302);
      } catch (error) {
        await redirectToLogin(reply.header('set-cookie', clearedCookie), error);
      }
      return responseSent;
    },
    { rateLimit },
  );
}

/** Redirects to the sign-in page with the error; a challenge goes into the fragment, which no server or log sees. */
async function redirectToLogin(reply: FastifyReply, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) throw error;
  const challenge = error.code === 'identity.totp_required' ? error.details?.['challenge'] : undefined;
  const address = typeof challenge === 'string' ? `/login#challenge=${challenge}` : `/login?problem=${error.code}`;
  await reply.redirect(address, 302);
}

function loginPath(next: string): string {
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
