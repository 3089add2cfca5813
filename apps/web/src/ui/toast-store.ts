/** The notifications on screen. Kept outside React so that any mutation can raise one. */
export type ToastTone = 'normal' | 'success' | 'danger';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One way to answer, such as undo. */
  action?: { label: string; onSelect: () => void };
  /** How long it shows; 5000 ms unless given. */
  durationMilliseconds?: number;
}

export interface Toast extends ToastContent {
  id: number;
  isOpen: boolean;
}

/** At most three show at once: a fourth takes the place of the oldest. */
export const toastLimit = 3;
/** A dismissed one stays this long, so that it can leave in peace. */
export const toastRemovalMilliseconds = 4000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notification and returns its id. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  publish([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, toastLimit));
  return lastId;
}

export function dismissToast(id: number): void {
  if (removals.has(id)) return;
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      publish(toasts.filter((toast) => toast.id !== id));
    }, toastRemovalMilliseconds),
  );
}

/** Removes all at once, without leaving time: for a new start. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer);
  removals.clear();
  publish([]);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
