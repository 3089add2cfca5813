import { browser } from 'wxt/browser';
import { permissionFor, readAddress } from '#sending/archive-address.ts';
import { claimPairing } from '#sending/archive-client.ts';
import type { Database } from '#storage/database.ts';
import { type Connection, writeConnection } from '#storage/settings.ts';
import { element } from './elements.ts';

/** The data that leaves the browser, in the words of the privacy page. */
const DISCLOSURE = [
  'Conversations that you open on the sites that you switch on: their titles, messages, names of files, and times. They go to the address below and nowhere else.',
  'Passwords, keys, tokens, card and account numbers are replaced by •••••••• before anything is sent.',
  'Never: temporary chats, incognito windows, drafts, lists of conversations, pages of other sites.',
];

/** The first step: what is sent, and where. Nothing is read before this step is completed. */
export function connectForm(database: Database, before: Connection | undefined, onDone: () => void): HTMLFormElement {
  const url = textField('url', 'Address of your archive', before?.url ?? '', 'https://archive.example.org');
  const code = textField('code', 'Code from Settings → Devices', '', 'ABCD-2345');
  const deviceName = textField('deviceName', 'Name of this browser', before?.deviceName ?? defaultDeviceName(), '');
  const consent = element('input', { type: 'checkbox', name: 'consent', required: true });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const form = element(
    'form',
    {},
    element('ul', { class: 'points' }, ...DISCLOSURE.map((text) => element('li', {}, text))),
    url.label,
    code.label,
    deviceName.label,
    element(
      'p',
      {},
      element('label', { class: 'choice' }, consent, element('span', {}, 'Send these conversations to my archive.')),
    ),
    problem,
    element('button', { class: 'button primary', type: 'submit' }, 'Connect'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void connect(database, { url: url.input.value, code: code.input.value, deviceName: deviceName.input.value }).then(
      (found) => {
        problem.textContent = found;
        if (found === '') onDone();
      },
    );
  });
  return form;
}

/** Returns why it failed; empty on success. */
async function connect(database: Database, typed: { url: string; code: string; deviceName: string }): Promise<string> {
  const address = readAddress(typed.url);
  if ('problem' in address) return address.problem;
  const { url } = address;
  // Called before anything is awaited, because browsers ask for permission only directly after a click.
  if (!(await browser.permissions.request({ origins: [permissionFor(url)] })))
    return 'Without the permission for this address nothing can be sent to it.';
  const deviceName = typed.deviceName.trim() || defaultDeviceName();
  const claim = await claimPairing({ url, code: typed.code, deviceName }, (...args) => fetch(...args));
  if ('problem' in claim) return claim.problem;
  await writeConnection(database, { url, deviceName, ...claim, isAccepted: true });
  await browser.runtime.sendMessage({ type: 'send' });
  return '';
}

function textField(name: string, label: string, value: string, placeholder: string) {
  const input = element('input', {
    name,
    value,
    placeholder,
    required: true,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  return { input, label: element('label', { class: 'field' }, label, input) };
}

function defaultDeviceName(): string {
  const browserName = navigator.userAgent.includes('Firefox')
    ? 'Firefox'
    : navigator.userAgent.includes('Edg/')
      ? 'Edge'
      : 'Chrome';
  const system = /Windows|Macintosh|Android|Linux/.exec(navigator.userAgent)?.[0].replace('Macintosh', 'Mac');
  return system === undefined ? browserName : `${browserName} on ${system}`;
}
