import { screen, waitFor, within } from '@testing-library/react';

/**
 * The toast that contains all of these texts. Searching for the text alone may find it twice, because it is also
 * announced for a moment to assistive technology.
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
