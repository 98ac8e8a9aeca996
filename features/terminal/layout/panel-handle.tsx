'use client';
// The edge between two panels: dragged, or moved by arrow keys; Home and End go to the ends, Enter and a double click to the usual size.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { sizeBounds, type DeskSize } from '#lib/session/layout/desk-layout.ts';

type Props = {
  readonly of: DeskSize;
  /** The edge of its panel that it is. */
  readonly edge: 'start' | 'end' | 'top';
  /** The id of the panel that grows and shrinks. */
  readonly panel: string;
  /** Null: the usual size. */
  readonly onSize: (size: number | null) => void;
};

const stepPx = 16;
/** The least size of the panel that makes room. */
const chartPx = 320;

/** The growth of the panel when the pointer moves by so much. */
function growth(edge: Props['edge'], deltaX: number, deltaY: number, rightToLeft: boolean): number {
  if (edge === 'top') return -deltaY;
  return deltaX * (edge === 'start' ? -1 : 1) * (rightToLeft ? -1 : 1);
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function PanelHandle({ of, edge, panel, onSize }: Props) {
  const t = useTranslations('desk');
  const element = useRef<HTMLDivElement>(null);
  const sizeNow = (): number => {
    const box = document.getElementById(panel)?.getBoundingClientRect();
    return Math.round((edge === 'top' ? box?.height : box?.width) ?? 0);
  };
  const say = (size: number): void => element.current?.setAttribute('aria-valuenow', String(size));
  useEffect(() => say(sizeNow()));

  /** Shows a size at once; returns what it came to within its bounds and the room that there is. */
  const show = (wanted: number): number => {
    const desk = element.current?.closest<HTMLElement>('.desk');
    const chart = desk?.querySelector('[data-part="chart"]')?.getBoundingClientRect();
    const room = edge === 'top' ? sizeNow() + (chart?.height ?? 0) - chartPx / 2 : sizeNow() + (chart?.width ?? 0) - chartPx;
    const [min, max] = sizeBounds[of];
    const size = Math.round(Math.max(min, Math.min(max, of === 'trades' ? max : Math.max(room, sizeNow()), wanted)));
    desk?.style.setProperty(`--${of}-size`, `${size}px`);
    say(size);
    return size;
  };

  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const handle = element.current;
    if (handle === null || event.button !== 0) return;
    const rightToLeft = getComputedStyle(handle).direction === 'rtl';
    const [fromX, fromY, from] = [event.clientX, event.clientY, sizeNow()];
    let size: number | null = null;
    handle.setPointerCapture(event.pointerId);
    handle.dataset['moving'] = '';
    const ending = new AbortController();
    const { signal } = ending;
    handle.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        size = show(from + growth(edge, clientX - fromX, clientY - fromY, rightToLeft));
      },
      { signal },
    );
    const end = (): void => {
      ending.abort();
      delete handle.dataset['moving'];
      if (size !== null) onSize(size);
    };
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', end, { signal });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const [min, max] = sizeBounds[of];
    const arrow = arrows[event.key];
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const grown = arrow === undefined ? 0 : growth(edge, arrow[0] * stepPx, arrow[1] * stepPx, rightToLeft);
    const wanted = event.key === 'Home' ? min : event.key === 'End' ? max : grown === 0 ? null : sizeNow() + grown;
    if (wanted === null && event.key !== 'Enter') return;
    event.preventDefault();
    onSize(wanted === null ? null : show(wanted));
  };
  const [min, max] = sizeBounds[of];
  return (
    // A separator that is moved is a control: it takes the focus and answers to keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={element}
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation={edge === 'top' ? 'horizontal' : 'vertical'}
      aria-label={t(`handle.${of}`)}
      aria-controls={panel}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={min}
      data-of={of}
      data-edge={edge}
      title={t('handle.hint')}
      onPointerDown={drag}
      onKeyDown={press}
      onDoubleClick={() => onSize(null)}
      className="desk-handle"
      style={of === 'trades' ? undefined : { gridArea: of }}
    />
  );
}
