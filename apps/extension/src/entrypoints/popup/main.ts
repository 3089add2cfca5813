import { browser } from 'wxt/browser';
import { openPopup } from '#screens/popup.ts';

/** When the popup is opened as a window, the address contains the number of the tab. */
const tabNumber = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
const [tab] = Number.isInteger(tabNumber)
  ? [await browser.tabs.get(tabNumber)]
  : await browser.tabs.query({ active: true, currentWindow: true });
await openPopup(tab ?? {});
