'use client';
// The actions at the price that was pointed at.
import { Menu } from '@base-ui/react/menu';
import { useTranslations } from 'next-intl';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';

export type MenuPlace = {
  readonly x: number;
  readonly y: number;
  /** Decimal text. */
  readonly price: string;
  /** The element that holds the menu: over a full screen nothing else is seen. */
  readonly container: HTMLElement | null;
};

type Props = {
  readonly place: MenuPlace;
  readonly pricePlace: number;
  /** An order form takes the price. */
  readonly hasForm: boolean;
  readonly onClose: () => void;
  readonly onAlert: () => void;
  readonly onLine: () => void;
  readonly onNewest: () => void;
  readonly onSettings: () => void;
};

const item =
  'flex cursor-pointer select-none items-center rounded px-2 py-1.5 text-xs outline-none data-highlighted:bg-surface-2 max-md:py-3';

export function ChartMenu({ place, pricePlace, hasForm, onClose, onAlert, onLine, onNewest, onSettings }: Props) {
  const t = useTranslations('chart');
  const { pick, ask } = useDesk.getState();
  const price = isolateLtr(formatPrice(place.price, pricePlace));
  const trade = (side: 'buy' | 'sell'): void => {
    pick(place.price, side);
    ask(side);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(place.price).then(
      () => showToast('done', t('menu.copied', { price })),
      () => showToast('failed', t('menu.notCopied')),
    );
  };
  const orders = [
    { id: 'buy', run: () => trade('buy'), tone: 'text-positive' },
    { id: 'sell', run: () => trade('sell'), tone: 'text-negative' },
  ] as const;
  const actions = [
    ...(hasForm ? orders : []),
    { id: 'alert', run: onAlert, tone: '' },
    { id: 'line', run: onLine, tone: '' },
    { id: 'copy', run: copy, tone: '' },
    { id: 'newest', run: onNewest, tone: '' },
    { id: 'settings', run: onSettings, tone: '' },
  ] as const;
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Menu.Portal container={place.container}>
        <Menu.Positioner
          anchor={{ getBoundingClientRect: () => new DOMRect(place.x, place.y, 0, 0) }}
          side="bottom"
          align="start"
          className="z-50 outline-none"
        >
          <Menu.Popup className="min-w-44 rounded-lg border border-strong bg-surface-1 p-1.5 shadow-xl outline-none">
            {actions.map(({ id, run, tone }) => (
              <Menu.Item key={id} onClick={run} className={`${item} ${tone}`}>
                {t(`menu.${id}`, { price })}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
