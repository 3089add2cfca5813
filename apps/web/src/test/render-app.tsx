import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { getCurrentUser, type User } from '@app/contract/identity';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '#app/app.tsx';
import { Refusal } from './fake-server.ts';
import { testServer } from './test-server.ts';
import { ada } from './people.ts';
import { answerQuietly } from './quiet-workspace.ts';

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** The address now, such as '/login?next=%2Fprofile'. */
  address: () => string;
  /** The navigation state that came with it. */
  state: () => unknown;
}

export interface RenderAppOptions {
  /** Who is signed in; null for a visitor, Ada unless given. */
  as?: User | null;
  /** The navigation state that comes with the address. */
  state?: unknown;
}

/** The whole app at an address, on the test's server. */
export function renderApp(path: string, { as = ada, state }: RenderAppOptions = {}): RenderedApp {
  testServer().answerByDefault(getCurrentUser, as ?? new Refusal('identity.signed_out'));
  answerQuietly(testServer());
  // What the server keeps beside the session's cookie; without it nobody asks who is there.
  if (as !== null) document.cookie = 'signed_in=1; Path=/';
  let address = path;
  let stateNow = state;
  const { pathname, search, hash } = new URL(path, 'http://app.invalid');
  const result = render(
    <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
      <App />
      <AddressProbe
        onChange={(now, withState) => {
          address = now;
          stateNow = withState;
        }}
      />
    </MemoryRouter>,
  );
  return { ...result, user: userEvent.setup(), address: () => address, state: () => stateNow };
}

function AddressProbe({ onChange }: { onChange: (address: string, state: unknown) => void }) {
  const { pathname, search, state } = useLocation();
  onChange(pathname + search, state);
  return null;
}
