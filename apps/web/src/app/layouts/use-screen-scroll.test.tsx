import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useScreenScroll } from './use-screen-scroll.ts';

function Frame() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useScreenScroll(main);
  return (
    <>
      <Link to="/goals">Goals</Link>
      <Link to="?q=words">Filter</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <main ref={main} />
    </>
  );
}

function scrollTo(top: number): void {
  const main = screen.getByRole('main');
  main.scrollTop = top;
  fireEvent.scroll(main);
}

const scrollPosition = () => screen.getByRole('main').scrollTop;

test('a new page starts at its top, and going back returns to where the page was left', async () => {
  render(
    <MemoryRouter initialEntries={['/categories']}>
      <Frame />
    </MemoryRouter>,
  );
  scrollTo(300);
  await userEvent.click(screen.getByRole('link', { name: 'Goals' }));
  expect(scrollPosition()).toBe(0);
  scrollTo(40);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollPosition()).toBe(300);
});

test('a change of the query string does not scroll the page', async () => {
  render(
    <MemoryRouter initialEntries={['/categories']}>
      <Frame />
    </MemoryRouter>,
  );
  scrollTo(300);
  await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
  expect(scrollPosition()).toBe(300);
});
