// One of the reader's prices on the chart: a small mark at the axis, and its name with what can be done once it is pointed at.
import { Check, GripHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';

import type { LevelTag } from './level-tag.ts';
import type { LevelPlace } from './place-levels.ts';
import type { LevelMoves } from './use-level-moves.ts';
import type { RovingLevel } from './use-roving-level.ts';

type Props = {
  readonly tag: LevelTag;
  readonly place: LevelPlace;
  /** As it is written beside the name. */
  readonly priceText: string;
  readonly moves: LevelMoves;
  readonly roving: RovingLevel;
};

const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

const tones = {
  positive: 'border-positive text-positive',
  negative: 'border-negative text-negative',
  accent: 'border-accent text-accent',
  warning: 'border-warning text-warning',
} as const;
const small = 'grid h-full w-6 shrink-0 place-items-center max-md:w-9 hover:bg-surface-3 focus-visible:-outline-offset-2';
const open = 'z-10 h-[26px] overflow-hidden rounded border bg-surface-1 shadow max-md:h-8';

export function LevelItem({ tag, place, priceText, moves, roving }: Props) {
  const t = useTranslations('chart');
  const { moving } = moves;
  const mine = moving?.id === tag.id ? moving : null;
  const isSent = mine?.phase === 'sent';
  const settle = (then: () => void) => (): void => {
    then();
    roving.focus(tag.id);
  };
  const key = (event: KeyboardEvent): void => {
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (mine?.phase === 'dragged' && steps !== 0) moves.step(tag, event.shiftKey ? steps * 10 : steps);
    else if (mine?.phase === 'dragged' && (event.key === 'Enter' || event.key === ' ')) moves.propose(tag, mine.price, false);
    else if (event.key === 'Escape' && mine !== null && !isSent) moves.leave();
    else if (event.key === 'Enter' || event.key === ' ') moves.take(tag);
    else if (event.key === 'Delete' && tag.remove !== null && !isSent) void tag.remove();
    else if (mine !== null || !roving.go(tag.id, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const confirming = mine?.phase === 'asked' ? mine : null;
  return (
    <div
      data-level={tag.id}
      data-open={place.isOpen ? '' : undefined}
      aria-busy={isSent}
      className={`absolute flex -translate-x-full items-center whitespace-nowrap ${tones[tag.colour]} ${place.isOpen ? open : ''} ${place.isHidden ? 'opacity-0' : 'pointer-events-auto'} ${isSent ? 'opacity-60' : ''}`}
      style={{ left: place.right, top: place.top, ...(place.isOpen ? {} : { height: place.height }) }}
    >
      <button
        type="button"
        data-item={tag.id}
        tabIndex={roving.stop === tag.id ? 0 : -1}
        aria-label={t('level.name', { label: tag.label, price: priceText })}
        aria-disabled={tag.move === null && tag.remove === null ? true : undefined}
        aria-pressed={tag.move === null ? undefined : mine?.phase === 'dragged'}
        onPointerDown={(event) => moves.grasp(tag, event)}
        onPointerMove={(event) => moves.drag(tag, event)}
        onPointerUp={() => moves.release(tag)}
        onPointerCancel={moves.leave}
        onClick={(event) => {
          // A press of the pointer chooses; one without a pointer is a screen reader's own key, and takes it.
          if (event.detail === 0) moves.take(tag);
          else roving.focus(tag.id);
        }}
        onKeyDown={key}
        onFocus={() => roving.got(tag.id)}
        onBlur={({ currentTarget }) => {
          roving.lost(currentTarget);
          moves.blur(tag);
        }}
        className={`flex h-full select-none items-center focus-visible:-outline-offset-2 ${tag.move === null ? 'cursor-default' : 'cursor-ns-resize touch-none'} ${place.isOpen ? 'gap-1 px-1.5' : 'w-6 justify-end max-md:w-11'}`}
      >
        {place.isOpen ? (
          <>
            {tag.move === null ? null : <GripHorizontal size={12} aria-hidden />}
            {mine === null ? tag.label : `${tag.label} → ${priceText}`}
          </>
        ) : (
          <span className="h-[3px] w-2.5 rounded-s-full border border-current bg-current forced-color-adjust-none" />
        )}
      </button>
      {!place.isOpen ? null : confirming !== null ? (
        <>
          {confirming.note === null ? null : (
            <span role="alert" className="px-1.5 text-warning">
              {confirming.note}
            </span>
          )}
          <button
            type="button"
            // The question has come to who has just let go of it; what is unusual is not confirmed by the same key again.
            ref={confirming.note === null ? focusOn : undefined}
            aria-label={t('level.confirm', { label: tag.label, price: priceText })}
            onClick={settle(() => moves.send(tag, confirming.price))}
            onKeyDown={(event) => (event.key === 'Escape' ? settle(moves.leave)() : undefined)}
            className={`${small} text-positive`}
          >
            <Check size={13} aria-hidden />
          </button>
          <button
            type="button"
            ref={confirming.note === null ? undefined : focusOn}
            aria-label={t('level.back')}
            onClick={settle(moves.leave)}
            className={`${small} text-negative`}
          >
            <X size={13} aria-hidden />
          </button>
        </>
      ) : tag.remove === null ? null : (
        <button
          type="button"
          // By keys the name itself takes Delete.
          tabIndex={-1}
          aria-label={t('level.remove', { label: tag.label, price: priceText })}
          disabled={isSent}
          onClick={() => void tag.remove?.()}
          className={`${small} border-s border-subtle text-muted hover:text-primary`}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </div>
  );
}
