import { sourcesBesidesChat } from '@app/contract/providers';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SourceIcon } from './source-icon.tsx';

it('beside its mark, a source has its name as a tooltip and for screen readers', () => {
  const keys = Object.keys(sourcesBesidesChat) as (keyof typeof sourcesBesidesChat)[];
  const { container } = render([...keys, 'chat' as const].map((source) => <SourceIcon key={source} source={source} />));
  for (const key of keys) {
    const label = `From ${sourcesBesidesChat[key].name}`;
    expect(screen.getByTitle(label)).toContainElement(screen.getByText(label));
  }
  expect(screen.getByTitle('From a chat here')).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(keys.length + 1);
});
