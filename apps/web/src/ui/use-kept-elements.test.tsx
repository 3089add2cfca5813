import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeptElements } from './use-kept-elements.ts';

const items = [{ name: 'Soup' }, { name: 'Rice' }];
const rendered: string[] = [];

function Row({ name, isChosen }: { name: string; isChosen: boolean }) {
  rendered.push(name);
  return <li>{isChosen ? `${name} ✓` : name}</li>;
}

function List({ chosen }: { chosen: string }) {
  const renderItem = useKeptElements(({ name }: { name: string }) => (
    <Row key={name} name={name} isChosen={name === chosen} />
  ));
  return <ul>{items.map((item, index) => renderItem(item, index))}</ul>;
}

test('only rows whose props changed are rendered again', () => {
  const { rerender } = render(<List chosen="" />);
  rendered.length = 0;
  rerender(<List chosen="Rice" />);
  expect(rendered).toEqual(['Rice']);
  expect(screen.getByText('Rice ✓')).toBeVisible();
  rerender(<List chosen="" />);
  expect(screen.getByText('Rice')).toBeVisible();
});
