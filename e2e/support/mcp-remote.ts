import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const manifest = fileURLToPath(import.meta.resolve('mcp-remote/package.json'));

/** mcp-remote in the installed version, as an argument of `npx`. */
export const MCP_REMOTE = `mcp-remote@${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`;

const ADDRESS = /visiting:\s+(http\S+)/;

export interface Remote {
  transport: StdioClientTransport;
  /** The sign-in address that mcp-remote asks the person to visit. */
  signInAddress: Promise<URL>;
  outputSoFar: () => string;
}

/** Starts the installed mcp-remote, the bridge that desktop programs start with `npx`. It stores its data in `folder`. */
export function startRemote(folder: string, args: readonly string[], environment: Record<string, string> = {}): Remote {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.join(path.dirname(manifest), 'dist/proxy.js'), ...args],
    // The command `true` replaces the desktop's browser, because the journey opens the address itself.
    env: { ...getDefaultEnvironment(), MCP_REMOTE_CONFIG_DIR: folder, BROWSER: 'true', ...environment },
    stderr: 'pipe',
  });
  let output = '';
  const signInAddress = new Promise<URL>((resolve) => {
    transport.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = ADDRESS.exec(output)?.[1];
      if (address !== undefined) resolve(new URL(address));
    });
  });
  return { transport, signInAddress, outputSoFar: () => output };
}
