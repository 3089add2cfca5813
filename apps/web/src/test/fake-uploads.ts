import { vi } from 'vitest';
import { testServer } from './test-server.ts';

/** An upload of the test; it ends only when the test says so. */
export interface FakeUpload {
  /** Reports progress; `sent` is from 0 to 1. */
  progress: (sent: number) => void;
  /** Lets the test's server answer. */
  finish: () => Promise<void>;
  breakOff: () => void;
}

/** Replaces XMLHttpRequest, which only uploads use, by one that asks the test's server. Returns the uploads as they start. */
export function installFakeUploads(): readonly FakeUpload[] {
  const uploads: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      readonly #headers = new Headers();
      #method = '';
      #url = '';
      status = 0;
      statusText = '';
      responseText = '';
      withCredentials = false;
      open(method: string, url: string): void {
        [this.#method, this.#url] = [method, url];
      }
      setRequestHeader(name: string, value: string): void {
        this.#headers.set(name, value);
      }
      abort(): void {
        this.dispatchEvent(new Event('abort'));
      }
      send(body: FormData): void {
        uploads.push({
          progress: (sent) =>
            this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: sent * 100, total: 100 })),
          breakOff: () => this.dispatchEvent(new Event('error')),
          finish: async () => {
            const answer = await testServer().fetch(this.#url, { method: this.#method, headers: this.#headers, body });
            [this.status, this.statusText] = [answer.status, answer.statusText];
            this.responseText = await answer.text();
            this.dispatchEvent(new Event('load'));
          },
        });
      }
    },
  );
  return uploads;
}
