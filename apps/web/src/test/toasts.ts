import { screen, waitFor, within } from '@testing-library/react';

/**
 * The notification on screen that says all of these. Asking for the text alone may find it twice: it is also
 * announced, for a moment, where only assistive technology reads.
 */
export async function findToast(...texts: (string | RegExp)[]): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = screen
      .getAllByRole('listitem')
      .find((item) => item.dataset['tone'] !== undefined && texts.every((text) => within(item).queryByText(text)));
    if (toast === undefined) throw new Error(`No notification says ${texts.join(' and ')}.`);
    return toast;
  });
}
