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

/** Nobody should wait longer for a sign-out that can be finished later. */
const signOutPatienceMilliseconds = 3000;

export const currentUserKey = endpointKey(getCurrentUser);

/** The signed-in user, null for a visitor. Asked again on each mount and whenever the window gets the focus. */
export function useCurrentUser() {
  return useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => findCurrentUser(signal),
    // Nobody to ask for and nothing to wait for.
    initialData: () => (isSurelyNobody() ? null : undefined),
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

/** Ends the session. Never fails: what the server could not be told now, it is told at the next start. */
export async function signOut(): Promise<void> {
  unfinishedSignOut.write('yes');
  // Started before the token goes, because the call is sent with it.
  const told = requestSignOut();
  authToken.remove();
  removeChatTraces();
  forgetValidatedAnswers();
  await told;
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
      // What was loaded before belongs to somebody else. The current user stays: screens are watching it.
      queries.removeQueries({ predicate: (query) => query.queryHash !== JSON.stringify(currentUserKey) });
      queries.setQueryData(currentUserKey, answer.user);
      onSignedIn(answer.user);
    },
    failureToast,
  });
}

function isSurelyNobody(): boolean {
  return unfinishedSignOut.read() === null && !mayHaveSession();
}

async function findCurrentUser(signal: AbortSignal): Promise<User | null> {
  if (unfinishedSignOut.read() !== null) {
    await requestSignOut();
    return null;
  }
  // A question that is sure to be refused would only be an error in the browser's console.
  if (isSurelyNobody()) return null;
  const token = authToken.read();
  try {
    return await callEndpoint(getCurrentUser, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // A token that has ended would keep refusing what the cookie may still allow; a newer one stays.
    if (authToken.read() === token) authToken.remove();
    if (token === null) clearSessionHint();
    return null;
  }
}

/** Tells the server and forgets the debt once it knows. */
async function requestSignOut(): Promise<void> {
  try {
    await callEndpoint(logout, { signal: AbortSignal.timeout(signOutPatienceMilliseconds) });
    unfinishedSignOut.remove();
  } catch {
    // The mark stays and is paid at the next start; until then this browser acts signed out.
  }
}
