import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CategoryBars } from './category-bars.tsx';

const category = (name: string, conversations: number) => ({
  id: name,
  name,
  emoji: '📁',
  color: '#5b7fd4',
  isProtected: name === 'Other',
  conversations,
});

const listLines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

it('shows ten categories, each with a line of its own', () => {
  const nine = Array.from({ length: 9 }, (_, index) => category(`C${index}`, 100 - index));
  render(<CategoryBars categories={[category('Other', 5000), ...nine]} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('link')).toHaveLength(10);
  expect(listLines().at(-1)).toContain('Other');
});

it('combines the smallest of more categories, but never Other', () => {
  const ten = Array.from({ length: 10 }, (_, index) => category(`C${index}`, 100 - index));
  render(<CategoryBars categories={[category('Other', 5000), ...ten]} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('link')).toHaveLength(9);
  expect(screen.getByRole('link', { name: /^Other/ })).toHaveAttribute('href', '/categories/Other');
  expect(listLines().at(-1)).toBe('All others183');
});
