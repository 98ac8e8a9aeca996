'use client';
// Says how the desk's panels are made larger, where they can be: three times a day at most, for three seconds.
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { useHotkeys } from '#lib/commands/hotkeys.ts';
import { offersKeys, useKeyOffer } from '#lib/session/notices/key-offer.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { takeToday } from '#lib/session/notices/once.ts';
import { askTip } from '#lib/session/notices/ask-tip.ts';
import { useUser } from '#lib/session/user.ts';

const maxADay = 3;
const shownMs = 3000;
/** The width from which panels have edges to drag. */
const wide = '(min-width: 80rem)';

export function GridTip() {
  const api = useApi();
  const { code } = localeOf(useLocale());
  const isMember = useUser() !== null;
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    // One hint at a time: where keys are offered, this one comes with the next desk.
    if (useKeyOffer.getState().isOpen || (isMember && offersKeys(useHotkeys.getState().bindings))) return undefined;
    // The tip is not shown if nobody can see it.
    if (document.visibilityState !== 'visible' || !window.matchMedia(wide).matches || !takeToday('grid-tip', maxADay)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stays = true;
    void askTip(api, code, 'grid').then((tip) => {
      if (!stays) return;
      setText(tip);
      timer = setTimeout(() => setText(null), shownMs);
    });
    return () => {
      stays = false;
      clearTimeout(timer);
    };
  }, [api, code, isMember]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0.5 z-30 flex justify-center px-4 max-xl:hidden">
      {text === null ? null : (
        <p className="rounded-lg border border-strong bg-surface-3 px-3 py-1.5 text-xs text-primary shadow-xl">{text}</p>
      )}
    </div>
  );
}
