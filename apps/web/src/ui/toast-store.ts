/** The toasts on screen. Kept outside React so that any code can show one. */
export type ToastTone = 'normal' | 'success' | 'danger';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One action, such as undo. */
  action?: { label: string; onSelect: () => void };
  /** 5000 ms unless given. */
  durationMilliseconds?: number;
  /** The mutation that failed: its next success removes the toast. */
  mutationId?: string;
  /** Whether the focused field also announces the description, so that screen readers get only the title here. */
  isShownAtField?: boolean;
}

export interface Toast extends ToastContent {
  id: number;
  isOpen: boolean;
  /** How often the toast was shown: a repeated toast raises the count instead of appearing twice. */
  count: number;
}

/** At most three are shown; a fourth replaces the oldest. */
export const toastLimit = 3;
/** How long a dismissed toast stays mounted, so that its closing animation can play. */
export const toastRemovalMilliseconds = 4000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removalTimers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. A success removes the earlier errors that belong to no mutation. */
export function showToast(content: ToastContent): number {
  if (content.tone === 'success') dismissErrors(undefined);
  const repeated = toasts.find((toast) => isRepeated(toast, content));
  lastId += 1;
  const shown = { ...content, id: lastId, isOpen: true, count: (repeated?.count ?? 0) + 1 };
  publish([shown, ...toasts.filter((toast) => toast !== repeated)].slice(0, toastLimit));
  return lastId;
}

/**
 * Whether the same toast is shown already. Toasts with an action are never the same, because each undoes something else;
 * errors are the same only with the same description.
 */
function isRepeated(toast: Toast, content: ToastContent): boolean {
  if (toast.title !== content.title || (toast.tone ?? 'normal') !== (content.tone ?? 'normal')) return false;
  if (content.tone === 'danger' && toast.description !== content.description) return false;
  return toast.isOpen && toast.action === undefined && content.action === undefined;
}

/** Removes the errors of a mutation that has now succeeded; undefined removes those that belong to no mutation. */
export function dismissErrors(mutationId: string | undefined): void {
  for (const toast of toasts) {
    if (toast.isOpen && toast.tone === 'danger' && toast.mutationId === mutationId) dismissToast(toast.id);
  }
}

export function dismissToast(id: number): void {
  if (removalTimers.has(id)) return;
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  removalTimers.set(
    id,
    setTimeout(() => {
      removalTimers.delete(id);
      publish(toasts.filter((toast) => toast.id !== id));
    }, toastRemovalMilliseconds),
  );
}

/** Removes all toasts immediately, to reset between tests. */
export function clearToasts(): void {
  for (const timer of removalTimers.values()) clearTimeout(timer);
  removalTimers.clear();
  publish([]);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
