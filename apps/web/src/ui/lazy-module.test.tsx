import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

const arrived = {
  Greeting: ({ name }: { name: string }) => <p>Hello {name}</p>,
  Farewell: () => <p>Goodbye</p>,
};

function preparedModule() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof arrived>();
  const module = lazyModule(() => promise);
  return {
    module,
    Greeting: module.part(({ Greeting }) => Greeting),
    Farewell: module.part(({ Farewell }) => Farewell),
    arrive: () => act(async () => resolve(arrived)),
    fail: () => act(async () => reject(new Error('the network is gone'))),
  };
}

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error?.message ?? this.props.children;
  }
}

describe('a component of a lazy module', () => {
  it('shows its fallback until its code arrives, and itself at once then', async () => {
    const { Greeting, arrive } = preparedModule();
    render(<Greeting name="Ada" fallback={<p>Loading</p>} />);
    expect(screen.getByText('Loading')).toBeVisible();
    await arrive();
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('is there in its first frame after a preload, as are all of its module', async () => {
    const { module, Greeting, Farewell, arrive } = preparedModule();
    module.preload();
    await arrive();
    render(
      <>
        <Greeting name="Ada" />
        <Farewell />
      </>,
    );
    expect(document.body).toHaveTextContent('Hello AdaGoodbye');
  });

  it('throws if its code cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { Greeting, fail } = preparedModule();
    render(
      <Boundary>
        <Greeting name="Ada" />
      </Boundary>,
    );
    await fail();
    expect(document.body).toHaveTextContent('the network is gone');
  });
});
