/** The port to web push: what the features see of it. */

export interface PushTarget {
  /** The push service's address for one browser. */
  endpoint: string;
  /** The browser's public key and secret, base64url. */
  p256dh: string;
  auth: string;
}

/** What the service worker gets, encrypted for the one browser. */
export interface PushMessage {
  /** A second message of the same id replaces the first, in the push service and on the screen. */
  id: string;
  title: string;
  body: string;
  /** A path within the app. */
  link: string;
}

export interface PushSender {
  /** What a browser needs to subscribe, base64url. */
  readonly publicKey: string;
  /**
   * Hands one message to the browser's push service. `gone`: this browser wants no more messages, or never could.
   * Throws what may pass when tried again.
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}
