import type { ImportPreview } from './imports.repository.ts';
import type { ConversationItem, SkippedItem } from './read-export.types.ts';

interface SourceOutline {
  conversations: number;
  messages: number;
  from: number | null;
  to: number | null;
}

const mostProjects = 200;

/** What is in an upload, counted as its records pass by. */
export class ImportOutline {
  readonly #sources = new Map<string, SourceOutline>();
  readonly #projects = new Map<string, { name: string; source: string; conversations: number }>();
  #skipped = 0;

  add(item: ConversationItem | SkippedItem): void {
    if (item.type === 'skipped') {
      this.#skipped += 1;
      return;
    }
    const { source, createdAt, updatedAt, projectName, projectId } = item.conversation;
    const outline = this.#sources.get(source) ?? { conversations: 0, messages: 0, from: null, to: null };
    outline.conversations += 1;
    outline.messages += item.messageCount ?? item.conversation.messages.length;
    outline.from = least(outline.from, createdAt);
    outline.to = greatest(outline.to, updatedAt);
    this.#sources.set(source, outline);
    const name = projectName ?? projectId;
    if (name === null) return;
    const project = this.#projects.get(`${source}\n${name}`);
    if (project) project.conversations += 1;
    else if (this.#projects.size < mostProjects)
      this.#projects.set(`${source}\n${name}`, { name, source, conversations: 1 });
  }

  toPreview(): ImportPreview {
    const sources = [...this.#sources].map(([source, { from, to, ...counts }]) => ({
      source,
      ...counts,
      from: from === null ? null : new Date(from).toISOString(),
      to: to === null ? null : new Date(to).toISOString(),
    }));
    const projects = [...this.#projects.values()].toSorted((a, b) => b.conversations - a.conversations);
    return { sources: sources.toSorted((a, b) => b.conversations - a.conversations), projects, skipped: this.#skipped };
  }
}

function least(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function greatest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
