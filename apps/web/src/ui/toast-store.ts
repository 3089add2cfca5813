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
}

export interface Toast extends ToastContent {
  id: number;
  isOpen: boolean;
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

/** Shows a toast and returns its id. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  publish([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, toastLimit));
  return lastId;
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
