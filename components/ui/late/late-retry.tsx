'use client';
// In place of a part that could not be fetched, or has failed: a word about it, and another try.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';

import { buttonClasses } from '../buttons/button-classes.ts';

type Props = {
  readonly text?: 'failed' | 'broken';
  /** Over the page, until something else is pressed: nothing of it has a place of its own. Left out: where the part would stand. */
  readonly onLeave?: () => void;
  /** The other try is under way. */
  readonly pending?: boolean;
  readonly onAgain: () => void;
};

/** The keyboard comes to the button by these. */
const walking = ['Tab', 'Shift'];

const looks = {
  here: 'flex flex-1 flex-col items-center justify-center px-6 py-8 text-center text-muted',
  over: 'fixed inset-x-0 top-auto bottom-[calc(var(--tab-bar)+12rem)] m-auto max-w-[calc(100vw-1.5rem)] w-fit items-center rounded-lg border border-warning bg-surface-2 px-3 py-2 text-primary shadow-xl open:flex md:bottom-36',
};

export function LateRetry({ text = 'failed', onLeave, pending = false, onAgain }: Props) {
  const t = useTranslations('shell');
  const place = useRef<HTMLDivElement>(null);
  const isOver = onLeave !== undefined;
  const leave = useEffectEvent(() => onLeave?.());
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    const element = place.current;
    if (!isOver) {
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }
    // The top layer: no panel cuts it off, and an open dialog does not hide it.
    if (typeof element?.showPopover === 'function') element.showPopover();
    // In front of whatever the press does: the same control asks once more.
    const press = (event: Event): void => {
      if (event instanceof KeyboardEvent && walking.includes(event.key)) return;
      if (event.target instanceof Node && element?.contains(event.target) === true) return;
      leave();
    };
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', press, true);
    };
  }, [isOver]);
  return (
    <div
      ref={place}
      role="status"
      data-late={isOver ? 'over' : 'here'}
      {...(isOver ? { popover: 'manual' as const } : {})}
      className={`gap-3 text-xs ${looks[isOver ? 'over' : 'here']}`}
    >
      {t(`late.${text}`)}
      <button type="button" aria-busy={pending} onClick={onAgain} className={`${buttonClasses('secondary', 'small')} max-md:h-11`}>
        {t('late.again')}
      </button>
    </div>
  );
}
