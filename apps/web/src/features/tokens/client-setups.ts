/** How to connect a program over MCP. */
export interface ClientSetup {
  id: string;
  name: string;
  /** Where to enter the lines: a file, a terminal or a screen of the program. */
  place: string;
  lines: (url: string, token: string) => string;
  /**
   * Whether the program calls from its provider's servers, and therefore needs a public address with https. Such a
   * program signs in and takes no token.
   */
  needsHttps?: true;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The name under which programs list our MCP server. */
const SERVER_NAME = 'archive';
const header = (token: string) => ({ Authorization: `Bearer ${token}` });

/** In the order in which the settings list them. */
export const clientSetups: readonly ClientSetup[] = [
  {
    id: 'claude-code',
    name: 'Claude Code',
    place: 'a terminal',
    lines: (url, token) =>
      `claude mcp add --transport http --scope user ${SERVER_NAME} ${url} --header "Authorization: Bearer ${token}"`,
  },
  {
    id: 'claude-desktop',
    name: 'Claude Desktop',
    place: 'Settings → Developer → Edit Config (claude_desktop_config.json); needs Node.js',
    lines: (url, token) =>
      json({
        mcpServers: {
          [SERVER_NAME]: {
            command: 'npx',
            // No space in the argument, because Windows splits it there.
            args: ['-y', 'mcp-remote@0.15.1', url, '--header', 'Authorization:${ARCHIVE_AUTHORIZATION}'],
            env: { ARCHIVE_AUTHORIZATION: `Bearer ${token}` },
          },
        },
      }),
  },
  {
    id: 'cursor',
    name: 'Cursor',
    place: '~/.cursor/mcp.json',
    lines: (url, token) => json({ mcpServers: { [SERVER_NAME]: { url, headers: header(token) } } }),
  },
  {
    id: 'vscode',
    name: 'VS Code',
    place: '.vscode/mcp.json, or the command “MCP: Open User Configuration”',
    lines: (url, token) => json({ servers: { [SERVER_NAME]: { type: 'http', url, headers: header(token) } } }),
  },
  {
    id: 'codex',
    name: 'Codex',
    place: '~/.codex/config.toml',
    lines: (url, token) =>
      `[mcp_servers.${SERVER_NAME}]\nurl = "${url}"\nhttp_headers = { "Authorization" = "Bearer ${token}" }`,
  },
  {
    id: 'gemini-cli',
    name: 'Gemini CLI',
    place: '~/.gemini/settings.json',
    lines: (url, token) => json({ mcpServers: { [SERVER_NAME]: { httpUrl: url, headers: header(token) } } }),
  },
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    place: 'Settings → Connectors → Create (developer mode)',
    lines: (url) => url,
    needsHttps: true,
  },
  {
    id: 'claude',
    name: 'Claude on the web and phone',
    place: 'Settings → Connectors → Add custom connector',
    lines: (url) => url,
    needsHttps: true,
  },
];
