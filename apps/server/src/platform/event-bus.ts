/** Names an event and carries the type of its payload. One file a feature under `events/` defines them. */
export interface EventType<Payload> {
  readonly name: string;
  /** Never present at run time: it only ties the payload's type to the event. */
  readonly payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

export type EventListener<Payload, Scope> = (payload: Payload, scope: Scope) => Promise<void> | void;

/**
 * Events inside one process. `Scope` is what a listener may join, in this application the publisher's transaction: a
 * listener that throws fails the publisher, so what both wrote stands or falls together. Work that may fail on its own
 * belongs in a job.
 */
export interface EventBus<Scope> {
  /** Calls every listener one after another, in the order of subscription, and waits for them. */
  publish<Payload>(event: EventType<Payload>, payload: Payload, scope: Scope): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe<Payload>(event: EventType<Payload>, listener: EventListener<Payload, Scope>): () => void;
}

export function createEventBus<Scope>(): EventBus<Scope> {
  const listeners = new Map<string, EventListener<never, Scope>[]>();
  return {
    publish: async (event, payload, scope) => {
      for (const listener of listeners.get(event.name) ?? []) {
        await listener(payload as never, scope);
      }
    },
    subscribe: (event, listener) => {
      listeners.set(event.name, [...(listeners.get(event.name) ?? []), listener]);
      return () => {
        const remaining = (listeners.get(event.name) ?? []).filter((candidate) => candidate !== listener);
        listeners.set(event.name, remaining);
      };
    },
  };
}
