/** A fake XMLHttpRequest for tests: it reports half of the progress, then sends the request with `fetch`. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  readonly #abort = new AbortController();
  readonly #headers = new Headers();
  #method = 'GET';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  send(body: FormData): void {
    const file = body.get('file');
    const total = file instanceof File ? file.size : 0;
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: total / 2, total }));
    void this.#request(body);
  }

  abort(): void {
    this.#abort.abort();
  }

  async #request(body: FormData): Promise<void> {
    const { signal } = this.#abort;
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      Object.assign(this, {
        status: response.status,
        statusText: response.statusText,
        responseText: await response.text(),
      });
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'));
    }
  }
}
