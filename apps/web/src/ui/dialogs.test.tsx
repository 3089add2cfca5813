import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

function Deleting({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Delete</MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Delete “Recipes”?"
        description="Its 12 conversations move to Other."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        isDestructive
        onConfirm={onConfirm}
      />
    </>
  );
}

function Renaming() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Rename" closeLabel="Close">
        <input aria-label="New name" />
      </Dialog>
    </>
  );
}

describe('dialogs', () => {
  it('name what is deleted, and delete it only when confirmed', async () => {
    const confirm = vi.fn<() => void>();
    render(<Deleting onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Recipes”?' });
    expect(dialog).toHaveAccessibleDescription('Its 12 conversations move to Other.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(dialog).toBeVisible();
  });

  it('opened from a menu return the focus to the menu button', async () => {
    render(<Deleting onConfirm={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('return the focus to what opened them', async () => {
    render(<Renaming />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await screen.findByRole('dialog', { name: 'Rename' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  });
});

describe('menus', () => {
  it('open and close with their button, and close with Escape and a click elsewhere', async () => {
    render(<Deleting onConfirm={() => undefined} />);
    const button = screen.getByRole('button', { name: 'More' });
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expectClosed();
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.click(document.body);
    await expectClosed();
  });
});
