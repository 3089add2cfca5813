import { browser } from 'wxt/browser';
import { openPopup } from '#screens/popup.ts';

/** In a window of its own, the number of the tab is in the address. */
const asked = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
const [tab] = Number.isInteger(asked)
  ? [await browser.tabs.get(asked)]
  : await browser.tabs.query({ active: true, currentWindow: true });
await openPopup(tab ?? {});
