import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { registerScripts } from '#worker/register-scripts.ts';
import { ALARM, Worker } from '#worker/worker.ts';

export default defineBackground(() => {
  const worker = new Worker(indexedDB);
  browser.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    // Messages of the extension's own windows; all others come from content scripts.
    if (isSendRequest(message) && sender.url?.startsWith(`${location.origin}/`) === true) {
      void worker.sendSoon();
      return undefined;
    }
    void worker.onPageMessage(message, sender).then(
      () => respond(true),
      (error: unknown) => {
        respond(false);
        throw error;
      },
    );
    // Keeps the channel open: if the browser ends the worker before it responds, the page sends the message again.
    return true;
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void worker.send();
  });
  browser.permissions.onAdded.addListener(() => void registerScripts());
  browser.permissions.onRemoved.addListener(() => void registerScripts());
  const begin = async () => {
    await registerScripts();
    await worker.deleteOldRecords();
    await worker.send();
  };
  browser.runtime.onStartup.addListener(() => void begin());
  browser.runtime.onInstalled.addListener(({ reason }) => {
    void begin();
    if (reason === 'install') void browser.runtime.openOptionsPage();
  });
});

const isSendRequest = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'send';
