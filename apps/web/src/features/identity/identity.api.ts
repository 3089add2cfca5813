import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointBodyInput } from '@app/contract/endpoint';
import { getCurrentUser, login, logout, signup, type SignedIn, type User } from '@app/contract/identity';
import { callEndpoint, forgetValidatedAnswers } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { authToken, removeChatTraces, unfinishedSignOut } from '#lib/browser-storage.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { mayHaveSession, clearSessionHint } from '#lib/session-hint.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';

/** The longest a sign-out waits for the server; it is completed later. */
const signOutPatienceMilliseconds = 3000;

export const currentUserKey = endpointKey(getCurrentUser);

/** The signed-in user, null for a visitor. Refetched on every mount and whenever the window gets the focus. */
export function useCurrentUser() {
  return useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => findCurrentUser(signal),
    // Without a session there is nothing to load.
    initialData: () => (hasNoSession() ? null : undefined),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
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
  unfinishedSignOut.write('yes');
  // Started before the token is removed, because the call is sent with it.
  const finished = requestSignOut();
  authToken.remove();
  removeChatTraces();
  forgetValidatedAnswers();
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
    onSuccess: (answer) => {
      authToken.write(answer.authToken);
      unfinishedSignOut.remove();
      forgetValidatedAnswers();
      // The cache belongs to the previous user. The current user stays, because mounted screens observe it.
      queries.removeQueries({ predicate: (query) => query.queryHash !== JSON.stringify(currentUserKey) });
      queries.setQueryData(currentUserKey, answer.user);
      onSignedIn(answer.user);
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
    // An expired token would keep being refused where the cookie may still be valid; a newer token stays.
    if (authToken.read() === token) authToken.remove();
    if (token === null) clearSessionHint();
    return null;
  }
}

/** Calls the server and removes the pending mark when it succeeds. */
async function requestSignOut(): Promise<void> {
  try {
    await callEndpoint(logout, { signal: AbortSignal.timeout(signOutPatienceMilliseconds) });
    unfinishedSignOut.remove();
  } catch {
    // The mark stays and the call is repeated at the next start; until then this browser counts as signed out.
  }
}
