import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EarlyCommandField } from './early-command-field.tsx';

function renderField() {
  const onTextChange = vi.fn<(text: string) => void>();
  const onClose = vi.fn<() => void>();
  render(
    <EarlyCommandField label="Commands" placeholder="Search" text="" onTextChange={onTextChange} onClose={onClose} />,
  );
  return { field: screen.getByRole('textbox', { name: 'Commands' }), onTextChange, onClose };
}

it('has the focus at once, keeps it, and passes on what is typed', async () => {
  const { field, onTextChange } = renderField();
  expect(field).toHaveFocus();
  const user = userEvent.setup();
  await user.keyboard('s');
  expect(onTextChange).toHaveBeenCalledExactlyOnceWith('s');
  await user.tab();
  expect(field).toHaveFocus();
});

it('closes by Escape, but not while a word is being composed', () => {
  const { field, onClose } = renderField();
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
