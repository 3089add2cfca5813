export type SiteKey = 'chatgpt' | 'claude' | 'gemini' | 'grok' | 'deepseek' | 'perplexity' | 'copilot';

/**
 * What a request of a page loads. `conversation`: one conversation, or a page of it; `details`: its title without its
 * messages; `list`: titles of conversations, of which only that of the open one is used; `ended`: an answer that has
 * been written completely.
 */
export type RequestKind = 'conversation' | 'details' | 'list' | 'ended';

export interface RequestRule {
  kind: RequestKind;
  method: 'GET' | 'POST';
  /** Matches the path; its first group is the id of the conversation, if the path has it. */
  path: RegExp;
  /** The parameter of the address that is the id. */
  idParameter?: string;
  /** Matches the query, where one path serves for everything. */
  query?: RegExp;
}

export interface Site {
  key: SiteKey;
  name: string;
  /** The first is the one that people are sent to. */
  hosts: readonly string[];
  /** The format in which captures are sent, as the archive names it. */
  format: string;
  /** Matches the path of the page of one conversation; its first group is the id. */
  page: RegExp;
  /** What the site puts before the id in its answers. */
  idPrefix?: string;
  /** Whether the page at this address is a temporary chat. */
  isTemporary: (page: URL) => boolean;
  requests: readonly RequestRule[];
  /**
   * The paths that load a conversation again, after an answer has ended at `endedPath`; absent if the page needs more than
   * a plain GET for it.
   */
  loadPaths?: (id: string, endedPath: string) => readonly string[];
}

export interface MatchedRequest {
  kind: RequestKind;
  /** Null if only the page knows it. */
  id: string | null;
}

/** What a request of this site loads; null for everything else. */
export function matchRequest(site: Site, method: string, url: URL): MatchedRequest | null {
  if (!site.hosts.includes(url.hostname)) return null;
  for (const rule of site.requests) {
    const match = rule.method === method ? rule.path.exec(url.pathname) : null;
    if (match === null || (rule.query !== undefined && !rule.query.test(url.search))) continue;
    const id = rule.idParameter === undefined ? match[1] : url.searchParams.get(rule.idParameter);
    return { kind: rule.kind, id: id ?? null };
  }
  return null;
}

/** The id of the conversation that a page shows; null if it shows none. */
export function conversationOf(site: Site, page: URL): string | null {
  if (!site.hosts.includes(page.hostname)) return null;
  const id = site.page.exec(page.pathname)?.[1];
  return id === undefined ? null : `${site.idPrefix ?? ''}${id}`;
}

/** The pages of a site, as the browser writes them in permissions. */
export const originsOf = ({ hosts }: Pick<Site, 'hosts'>): string[] => hosts.map((host) => `https://${host}/*`);
