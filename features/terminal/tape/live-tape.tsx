'use client';
// The tape on the desk: all trades, or those of at least a size that the reader chose; the choice stays on the device.
import { useTranslations } from 'next-intl';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { TradeTape } from '#components/trading/trade-tape/trade-tape.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { PanelLink } from '../window/panel-link.tsx';
import { tapeList, tapeSizes, type TapeSize } from './tape-list.ts';

const shown = 50;
const place = 'meridian.tape';

const never = (): (() => void) => () => undefined;

function keptSize(): TapeSize {
  try {
    const text = window.localStorage.getItem(place);
    return tapeSizes.find((size) => String(size) === text) ?? 0;
  } catch {
    return 0;
  }
}

function keepSize(size: TapeSize): void {
  try {
    window.localStorage.setItem(place, String(size));
  } catch {
    // Storage is off or full: the choice lasts as long as the page.
  }
}

export function LiveTape({ market }: { readonly market: SpotMarket }) {
  const t = useTranslations('terminal');
  const words = useTranslations('desk');
  const hub = useHub();
  const zoneOffsetMinutes = useZoneOffset();
  // The server does not know what this device keeps.
  const kept = useSyncExternalStore(never, keptSize, () => 0 as const);
  const [chosen, setChosen] = useState<TapeSize | null>(null);
  const min = chosen ?? kept;
  const channel = useMemo(() => hub.channel('trade', market.symbol), [hub, market.symbol]);
  const live = useMemo(() => tapeList(channel, min, market, shown), [channel, min, market]);
  const [first] = useState(() => (channel.getServerSnapshot().data ?? []).slice(0, shown));
  const label = (size: TapeSize): string =>
    size === 0 ? words('tape.all') : words('tape.from', { amount: isolateLtr(numberText(String(size))), coin: market.quoteCoin });
  return (
    <>
      <div className="flex h-9 shrink-0 items-center justify-between gap-2 px-3 max-md:h-11">
        <h2 className="text-xs font-medium max-3xl:sr-only">{t('panel.trades')}</h2>
        <SelectBox
          name={words('tape.least')}
          value={String(min)}
          options={tapeSizes.map((size) => ({ value: String(size), label: label(size) }))}
          onValue={(text) => {
            const size = tapeSizes.find((one) => String(one) === text) ?? 0;
            setChosen(size);
            keepSize(size);
          }}
          className="h-6 max-3xl:ms-auto max-md:h-11"
        />
        <PanelLink panel="trades" market={market} />
      </div>
      <TradeTape first={first} live={live} rows={shown} market={market} zoneOffsetMinutes={zoneOffsetMinutes} filtered={min > 0} />
    </>
  );
}
