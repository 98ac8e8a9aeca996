'use client';
// Short messages about what has just happened: three seconds, one polite voice.
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';

export type ToastTone = 'done' | 'failed';
/** Something that the reader can go and see. */
export type ToastLink = { readonly label: string; readonly onChosen: () => void };
type Toast = { readonly id: number; readonly tone: ToastTone; readonly text: string; readonly link: ToastLink | null };

const shownMs = 3000;
const atOnce = 4;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];
let toasts: readonly Toast[] = none;
let nextId = 1;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message; the oldest gives way when there are too many. */
export function showToast(tone: ToastTone, text: string, link: ToastLink | null = null): void {
  const toast = { id: nextId++, tone, text, link };
  change([...toasts, toast].slice(-atOnce));
  setTimeout(() => change(toasts.filter((one) => one.id !== toast.id)), shownMs);
}

export function ToastRegion() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-14 z-50 flex flex-col items-center gap-2 px-4 md:end-4 md:start-auto md:top-16 md:items-end"
    >
      {shown.map(({ id, tone, text, link }) => (
        <p
          key={id}
          className="flex max-w-sm items-start gap-2 rounded-lg border border-strong bg-surface-2 px-3.5 py-2.5 text-sm text-primary shadow-xl"
        >
          {tone === 'done' ? (
            <CircleCheck size={18} aria-hidden className="mt-px shrink-0 text-positive" />
          ) : (
            <CircleAlert size={18} aria-hidden className="mt-px shrink-0 text-negative" />
          )}
          {text}
          {link === null ? null : (
            <button type="button" onClick={link.onChosen} className="pointer-events-auto shrink-0 font-medium text-accent hover:underline">
              {link.label}
            </button>
          )}
        </p>
      ))}
    </output>
  );
}
