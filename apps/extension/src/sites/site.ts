export type SiteKey = 'chatgpt' | 'claude' | 'gemini' | 'grok' | 'deepseek' | 'perplexity' | 'copilot';

/**
 * What a request of a page loads. `conversation`: a conversation, or some of its messages; `details`: its title, and
 * whether it is temporary; `list`: titles of conversations (only the title of the open one is used); `reply_ended`: a
 * streamed reply, of which only the end matters.
 */
export type RequestKind = 'conversation' | 'details' | 'list' | 'reply_ended';

export interface RequestRule {
  kind: RequestKind;
  method: 'GET' | 'POST';
  /** Matches the path; its first group is the id of the conversation, if the path has it. */
  path: RegExp;
  /** The query parameter that contains the id. */
  idParameter?: string;
  /** Matches the query, if one path is used for several kinds of requests. */
  query?: RegExp;
}

export interface Site {
  key: SiteKey;
  name: string;
  /** The first host is used for links. */
  hosts: readonly string[];
  /** The format in which captures are sent, as the archive names it. */
  format: string;
  /** Matches the path of the page of one conversation; its first group is the id. */
  pagePath: RegExp;
  /** The prefix of an id in the site's responses, which the address of the page lacks. */
  idPrefix?: string;
  /** Whether the page at this address is a temporary chat. */
  isTemporary: (page: URL) => boolean;
  requests: readonly RequestRule[];
  /**
   * The paths that load a conversation again after a reply, which was streamed from `replyPath`. Absent if GET requests
   * cannot load it.
   */
  loadPaths?: (id: string, replyPath: string) => readonly string[];
}

export interface MatchedRequest {
  kind: RequestKind;
  /** Null if only the page knows the id. */
  id: string | null;
}

/** The kind and the conversation of a request to this site; null for a request that matches no rule. */
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
  const id = site.pagePath.exec(page.pathname)?.[1];
  return id === undefined ? null : `${site.idPrefix ?? ''}${id}`;
}

/** The pages of a site, in the browser's notation for permissions. */
export const originsOf = ({ hosts }: Pick<Site, 'hosts'>): string[] => hosts.map((host) => `https://${host}/*`);
