import { browser } from 'wxt/browser';
import { openPopup } from '#screens/popup.ts';

/** When the popup is opened as a window, the address contains the number of the tab. */
const asked = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
const [tab] = Number.isInteger(asked)
  ? [await browser.tabs.get(asked)]
  : await browser.tabs.query({ active: true, currentWindow: true });
await openPopup(tab ?? {});
