import { useState } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { Progress } from './progress.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { SearchBox } from './search-box.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { tintAt, tints } from './tint.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('controls', () => {
  it('carry label, hint and error of their field', () => {
    render(
      <Field label="Email" hint="We send nothing." error="Please enter a valid email">
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter a valid email We send nothing.');
  });

  it('are disabled and busy while their action runs', () => {
    render(<Button isPending>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  });

  it('include a search box that Escape and its button clear', async () => {
    function Searching() {
      const [value, setValue] = useState('');
      return <SearchBox label="Search" clearLabel="Clear" value={value} onValueChange={setValue} />;
    }
    render(<Searching />);
    const box = screen.getByRole('textbox', { name: 'Search' });
    await userEvent.type(box, 'tea{Escape}');
    expect(box).toHaveValue('');
    await userEvent.type(box, 'milk');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box).toHaveValue('');
  });

  it('include a few buttons of which one is pressed, whose size does not depend on that', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const options = ['High', 'Low'].map((label) => ({ value: label.toLowerCase(), label }));
    render(<SegmentedControl label="Priority" value="high" options={options} onChange={onChange} />);
    const group = within(screen.getByRole('group', { name: 'Priority' }));
    const [high, low] = group.getAllByRole('button');
    expect(high).toHaveAttribute('aria-pressed', 'true');
    expect(low).toHaveAttribute('aria-pressed', 'false');
    // A border would be added to the width of the button, a ring is not.
    expect(high?.className).not.toMatch(/\bborder\b/);
    await userEvent.click(group.getByRole('button', { name: 'Low' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('low');
  });

  it('show progress between 0 and 100, or as indeterminate', () => {
    const { rerender } = render(<Progress label="Import" percent={140} />);
    const bar = screen.getByRole('progressbar', { name: 'Import' });
    expect(bar).toHaveAttribute('value', '100');
    rerender(<Progress label="Import" percent={undefined} />);
    expect(bar).not.toHaveAttribute('value');
  });
});

describe('tooltips', () => {
  it('wait 700 ms, and open immediately within 300 ms of the last one', () => {
    vi.useFakeTimers();
    render(
      <>
        <IconButton label="Copy" icon={null} />
        <IconButton label="Edit" icon={null} />
      </>,
    );
    const advanceTime = (milliseconds: number): void => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    };
    // The tooltip closes 100 ms after the pointer left.
    const leaveButton = (button: HTMLElement) => {
      fireEvent.pointerLeave(button);
      advanceTime(100);
    };
    const copy = screen.getByRole('button', { name: 'Copy' });
    const edit = screen.getByRole('button', { name: 'Edit' });
    fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
    advanceTime(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advanceTime(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copy');
    leaveButton(copy);
    advanceTime(299);
    fireEvent.pointerEnter(edit, { pointerType: 'mouse' });
    expect(screen.getByRole('tooltip')).toHaveTextContent('Edit');
    leaveButton(edit);
    advanceTime(301);
    fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
    advanceTime(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('scroll areas', () => {
  it('are regions the keyboard can reach when they have a name', () => {
    render(<ScrollArea label="Recent">long</ScrollArea>);
    expect(screen.getByRole('region', { name: 'Recent' })).toHaveAttribute('tabindex', '0');
  });
});

describe('tints', () => {
  it('are ten and wrap around', () => {
    expect(tints).toHaveLength(10);
    expect(tintAt(10)).toBe(tints[0]);
    expect(tintAt(-1)).toBe(tints[9]);
  });
});
