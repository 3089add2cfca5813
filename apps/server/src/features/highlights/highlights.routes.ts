import {
  createHighlight,
  deleteHighlight,
  findHighlights,
  listHighlights,
  updateHighlight,
} from '@app/contract/highlights';
import type { Mount } from '#platform/http/route.ts';
import type { HighlightsService } from './highlights.service.ts';

export function registerHighlightRoutes(mount: Mount, highlights: HighlightsService): void {
  mount(findHighlights, ({ userId, query }) => highlights.find(userId, query.q ?? ''));
  mount(listHighlights, ({ userId, params }) => highlights.list(userId, params.id));
  mount(createHighlight, ({ userId, params, body }) => highlights.create(userId, params.id, body));
  mount(updateHighlight, ({ userId, params, body }) => highlights.setNote(userId, params.id, body.note));
  mount(deleteHighlight, ({ userId, params }) => highlights.delete(userId, params.id));
}
