/** The name of an event with the type of its payload. Defined in `events/`, one file per feature. */
export interface EventType<Payload> {
  readonly name: string;
  /** Never set at run time: it only carries the payload's type. */
  readonly payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

export type EventListener<Payload, Scope> = (payload: Payload, scope: Scope) => Promise<void> | void;

/**
 * Events within one process. `Scope` is what listeners share with the publisher, in this application its transaction: a
 * listener that throws makes the publisher fail, so that both are rolled back. Work that may fail separately belongs in
 * a job.
 */
export interface EventBus<Scope> {
  /** Calls the listeners one after another in the order of subscription, and waits for each. */
  publish<Payload>(event: EventType<Payload>, payload: Payload, scope: Scope): Promise<void>;
  /** Returns a function that unsubscribes. */
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
