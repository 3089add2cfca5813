/** The port for web push. */

export interface PushTarget {
  /** The push service's address for one browser. */
  endpoint: string;
  /** The browser's public key and secret, base64url. */
  p256dh: string;
  auth: string;
}

/** The payload for the service worker, encrypted for this browser. */
export interface PushMessage {
  /** A later message with the same id replaces the first, at the push service and on the screen. */
  id: string;
  title: string;
  body: string;
  /** A path within the app. */
  link: string;
}

export interface PushSender {
  /** The public key that a browser needs to subscribe, base64url. */
  readonly publicKey: string;
  /**
   * Sends one message to the browser's push service. `gone`: the subscription has ended or is invalid. Throws for
   * failures that may be temporary.
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}
