import type { PoolClient } from 'pg';

export interface StatementWatch {
  /**
   * Sends statements without their names. Needed behind a pooler, where the next transaction may use a connection on
   * which a named statement was not prepared.
   */
  dropsNames: boolean;
  /** Called after each statement with its text, in which `$1` stands for a value, and its duration in milliseconds. */
  onEnd: (text: string, milliseconds: number) => void;
}

type Send = (...args: unknown[]) => unknown;

/** Watches every statement of a connection, whichever way it is sent: by the query builder, or by the pool itself. */
export function watchStatements(client: PoolClient, { dropsNames, onEnd }: StatementWatch): void {
  const send = client.query.bind(client) as Send;
  const watched: Send = (config, ...rest) => {
    const text = textOf(config);
    if (text === undefined) return send(config, ...rest);
    const began = performance.now();
    const end = () => onEnd(text, performance.now() - began);
    const sent = dropsNames && typeof config === 'object' ? { ...config, name: undefined } : config;
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      const endAndCallBack = (...results: unknown[]): unknown => {
        end();
        return (callback as Send)(...results);
      };
      return send(sent, ...rest.slice(0, -1), endAndCallBack);
    }
    return (send(sent, ...rest) as Promise<unknown>).finally(end);
  };
  client.query = watched as PoolClient['query'];
}

/** Undefined for the driver's own kinds of queries, such as a cursor. */
function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || 'submit' in config) return undefined;
  return 'text' in config && typeof config.text === 'string' ? config.text : undefined;
}
