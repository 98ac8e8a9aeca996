'use client';
// Short messages about what has just happened: three seconds, one polite voice.
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';

import { wantCompanions } from './companions.ts';
import { createToastList, type Toast, type ToastLink, type ToastTone } from './toast-list.ts';

const list = createToastList();
const none: readonly Toast[] = [];

/** Shows a message. The same message once more counts up in its place. */
export function showToast(tone: ToastTone, text: string, link: ToastLink | null = null): void {
  list.show(tone, text, link);
  wantCompanions();
}

/** The events that begin reading: by the pointer or by the focus. */
const begins = ['pointerenter', 'focusin'] as const;
const ends = ['pointerleave', 'focusout'] as const;

/** A message that nobody can see yet waits. */
const follow = (): void => {
  if (document.visibilityState === 'visible') list.release();
  else list.hold();
};

const icons = {
  done: [CircleCheck, 'text-positive'],
  partly: [CircleDashed, 'text-warning'],
  failed: [CircleAlert, 'text-negative'],
} as const;

function ToneIcon({ tone }: { readonly tone: ToastTone }) {
  const [Icon, colour] = icons[tone];
  return <Icon size={18} aria-hidden className={`mt-px shrink-0 ${colour}`} />;
}

/**
 * On a phone over the header; on a wide screen in the corner away from the ticket: never over what buys and sells.
 * In the browser's top layer, since an open dialog would hide it.
 */
export function ToastRegion() {
  const listed = useSyncExternalStore(list.subscribe, list.shown, () => none);
  // The region comes first, and then what is in it: a reader is not told what has come together with the region.
  const stands = useDeferredValue(true, false);
  const shown = stands ? listed : none;
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    document.addEventListener('visibilitychange', follow);
    const element = region.current;
    for (const event of begins) element?.addEventListener(event, list.hold);
    for (const event of ends) element?.addEventListener(event, list.release);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      for (const event of begins) element?.removeEventListener(event, list.hold);
      for (const event of ends) element?.removeEventListener(event, list.release);
    };
  }, []);
  const newest = shown.at(-1);
  useEffect(() => {
    const element = region.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    element.popover = 'manual';
    const open = element.matches(':popover-open');
    // The last element that came to the top layer lies on top.
    if (open && newest !== undefined && document.querySelector('dialog:modal') !== null) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [newest]);
  return (
    <output
      ref={region}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-1.5 bottom-auto m-0 flex h-auto w-auto flex-col items-center gap-2 overflow-visible border-0 bg-transparent p-0 px-2 md:top-auto md:bottom-10 md:items-start md:px-4 md:in-[:root:has(.desk[data-preset=mirrored])]:items-end"
    >
      {shown.map(({ id, tone, text, link, count }) => (
        <p
          key={id}
          className="pointer-events-auto flex max-w-sm items-start gap-2 rounded-lg border border-strong bg-surface-2 px-3 py-2 text-sm text-primary shadow-xl"
        >
          <ToneIcon tone={tone} />
          {text}
          {count === 1 ? null : (
            <bdi dir="ltr" className="shrink-0 rounded bg-surface-3 px-1.5 text-xs leading-5 text-secondary">
              ×{count}
            </bdi>
          )}
          {link === null ? null : (
            <button
              type="button"
              onClick={() => {
                list.dismiss(id);
                link.onChosen();
              }}
              className="shrink-0 font-medium text-accent hover:underline"
            >
              {link.label}
            </button>
          )}
        </p>
      ))}
    </output>
  );
}
