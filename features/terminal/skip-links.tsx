'use client';
// The ways past the header of the desk: to the order form, the book, the orders and the chart. Seen once the keyboard comes to them.
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import { panelId } from '#components/ui/tabs/tab-list.tsx';
import type { DeskPanel } from '#lib/session/layout/desk-layout.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';

const places = ['ticket', 'book', 'orders', 'chart'] as const;
type Place = (typeof places)[number];
const elementIds = {
  ticket: 'desk-ticket',
  book: panelId('desk', 'book'),
  orders: 'desk-orders',
  chart: panelId('desk', 'chart'),
} as const;

type Props = {
  /** The panels that are put away. */
  readonly hidden: readonly DeskPanel[];
  /** Brings a panel that shares its place with others to the front. */
  readonly onShow: (panel: 'chart' | 'book') => void;
};

const isPhone = (): boolean => window.matchMedia('(max-width: 767px)').matches;

export function SkipLinks({ hidden, onShow }: Props) {
  const t = useTranslations('terminal');
  const names = { ticket: t('ticket'), book: t('book.name'), orders: t('panel.orders'), chart: t('panel.chart') } as const;
  const go = (place: Place, event: MouseEvent): void => {
    const panel = document.getElementById(elementIds[place]);
    if (panel === null) return;
    event.preventDefault();
    if (place === 'ticket' && isPhone()) {
      const { ask, asked } = useDesk.getState();
      return ask(asked?.side ?? 'buy');
    }
    // Shown before it can take the focus.
    if (place === 'book' || place === 'chart') flushSync(() => onShow(place));
    panel.tabIndex = -1;
    panel.focus();
    panel.scrollIntoView({ block: 'nearest' });
  };
  return (
    <nav aria-label={t('skip.name')} className="absolute start-0 top-0">
      {places.map((place) =>
        hidden.includes(place) ? null : (
          <a
            key={place}
            href={`#${elementIds[place]}`}
            onClick={(event) => go(place, event)}
            className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
          >
            {t('skip.to', { place: names[place] })}
          </a>
        ),
      )}
    </nav>
  );
}
