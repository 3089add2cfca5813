import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointBodyInput } from '@app/contract/endpoint';
import { getCurrentUser, login, logout, signup, type SignedIn, type User } from '@app/contract/identity';
import { callEndpoint, clearCachedResponses } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { authToken, removeChatTraces, unfinishedSignOut } from '#lib/browser-storage.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { mayHaveSession, clearSessionHint } from '#lib/session-hint.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';

/** A sign-out waits no longer than this for the server; the call is then repeated at the next start. */
const SIGN_OUT_TIMEOUT_MS = 3000;

export const currentUserKey = endpointKey(getCurrentUser);

/** The signed-in user, null for a visitor. Refetched whenever the window gets the focus. */
export function useCurrentUser() {
  return useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => findCurrentUser(signal),
    // Without a session there is nothing to load.
    initialData: () => (hasNoSession() ? null : undefined),
    refetchOnWindowFocus: 'always',
  });
}

/** Loads the user before the app renders. After a failure the app asks again, and shows the error. */
export async function loadCurrentUser(client: QueryClient): Promise<void> {
  const user = client.query({ queryKey: currentUserKey, queryFn: ({ signal }) => findCurrentUser(signal) });
  await user.catch(() => undefined);
}

export function useLogin(onSignedIn: (user: User) => void, failureToast: FailureToast) {
  return useSignIn((body: EndpointBodyInput<typeof login>) => callEndpoint(login, { body }), onSignedIn, failureToast);
}

export function useSignup(onSignedIn: (user: User) => void, failureToast: FailureToast) {
  return useSignIn(
    (body: EndpointBodyInput<typeof signup>) => callEndpoint(signup, { body }),
    onSignedIn,
    failureToast,
  );
}

/** Ends the session. Never fails: when the server cannot be reached, the call is repeated at the next start. */
export async function signOut(): Promise<void> {
  // Back would show the pages of this session again as the browser remembers them.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  unfinishedSignOut.write('yes');
  // The call is started before the token is removed, because it needs the token.
  const finished = requestSignOut();
  authToken.remove();
  removeChatTraces();
  clearCachedResponses();
  await finished;
}

export function useSignIn<Body>(
  send: (body: Body) => Promise<SignedIn>,
  onSignedIn: (user: User) => void,
  failureToast: FailureToast,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (response) => {
      authToken.write(response.authToken);
      unfinishedSignOut.remove();
      clearCachedResponses();
      // The cache belongs to the previous user. The current user's query is kept, because mounted screens observe it.
      queries.removeQueries({ predicate: (query) => query.queryHash !== JSON.stringify(currentUserKey) });
      queries.setQueryData(currentUserKey, response.user);
      onSignedIn(response.user);
    },
    failureToast,
  });
}

function hasNoSession(): boolean {
  return unfinishedSignOut.read() === null && !mayHaveSession();
}

async function findCurrentUser(signal: AbortSignal): Promise<User | null> {
  if (unfinishedSignOut.read() !== null) {
    await requestSignOut();
    return null;
  }
  // A call that is certain to be refused would only log an error in the browser's console.
  if (hasNoSession()) return null;
  const token = authToken.read();
  try {
    return await callEndpoint(getCurrentUser, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // Without the expired token, the next call uses the cookie, which may still be valid. A newer token is kept.
    if (authToken.read() === token) authToken.remove();
    if (token === null) clearSessionHint();
    return null;
  }
}

/** Signs out on the server, and clears `unfinishedSignOut` when that succeeds. */
async function requestSignOut(): Promise<void> {
  try {
    await callEndpoint(logout, { signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS) });
    unfinishedSignOut.remove();
  } catch {
    // `unfinishedSignOut` stays set: the call is repeated at the next start; until then the user counts as signed out.
  }
}
