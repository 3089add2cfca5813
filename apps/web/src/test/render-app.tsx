import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { getCurrentUser, type User } from '@app/contract/identity';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '#app/app.tsx';
import { ErrorResponse } from './fake-server.ts';
import { testServer } from './test-server.ts';
import { ada } from './people.ts';
import { answerWithEmptyWorkspace } from './empty-workspace.ts';

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** The current address, such as '/login?next=%2Fprofile'. */
  address: () => string;
  /** The navigation state of the current address. */
  state: () => unknown;
}

export interface RenderAppOptions {
  /** The signed-in user; null for a visitor, Ada by default. */
  as?: User | null;
  /** The navigation state that comes with the address. */
  state?: unknown;
}

/** Renders the whole app at an address, with the test's server. */
export function renderApp(path: string, { as = ada, state }: RenderAppOptions = {}): RenderedApp {
  testServer().answerByDefault(getCurrentUser, as ?? new ErrorResponse('identity.signed_out'));
  answerWithEmptyWorkspace(testServer());
  // The server sets this next to the session cookie; without it the app does not ask for the current user.
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
