import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const manifest = fileURLToPath(import.meta.resolve('mcp-remote/package.json'));

/** As it is named for `npx`. */
export const MCP_REMOTE = `mcp-remote@${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`;

const ADDRESS = /visiting:\s+(http\S+)/;

export interface Remote {
  transport: StdioClientTransport;
  /** The address that it asks the person to visit. */
  asked: Promise<URL>;
  /** What it has said so far. */
  said: () => string;
}

/** The bridge that desktop programs start with `npx`, here as it is installed. `folder` is where it keeps what it knows. */
export function startRemote(folder: string, args: readonly string[], environment: Record<string, string> = {}): Remote {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.join(path.dirname(manifest), 'dist/proxy.js'), ...args],
    // `true` stands for the browser of the desktop: the journey opens the address in its own.
    env: { ...getDefaultEnvironment(), MCP_REMOTE_CONFIG_DIR: folder, BROWSER: 'true', ...environment },
    stderr: 'pipe',
  });
  let said = '';
  const asked = new Promise<URL>((resolve) => {
    transport.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = ADDRESS.exec(said)?.[1];
      if (address !== undefined) resolve(new URL(address));
    });
  });
  return { transport, asked, said: () => said };
}
