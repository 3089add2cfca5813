import { browser } from 'wxt/browser';
import type { ConversationState } from '#storage/states.ts';

const NO_BADGE = { text: '', color: '#6b7080' };
const BADGES = {
  archived: { text: '✓', color: '#1f7a4d' },
  queued: { text: '…', color: '#6b7080' },
  not_ready: { text: '…', color: '#6b7080' },
  grown: { text: '+', color: '#6b7080' },
  temporary: NO_BADGE,
  format_changed: { text: '!', color: '#b3261e' },
  skipped: { text: '!', color: '#b3261e' },
  too_large: { text: '!', color: '#b3261e' },
  dropped: { text: '!', color: '#b3261e' },
} as const satisfies Record<ConversationState['status'], { text: string; color: string }>;

/** Shows the state of a tab's conversation on the button of the tab. */
export async function showBadge(tabId: number, state: ConversationState | undefined): Promise<void> {
  const { text, color } = state === undefined ? NO_BADGE : BADGES[state.status];
  try {
    await browser.action.setBadgeText({ tabId, text });
    await browser.action.setBadgeBackgroundColor({ tabId, color });
  } catch {
    // The tab was closed.
  }
}
