'use client';
// The public tape: every trade as it happened, the newest on top. It rests while the pointer is on it, and says how many have come since.
import { useTranslations } from 'next-intl';
import { memo, useLayoutEffect, useRef, useState, type Ref } from 'react';

import type { PublicTrade, SpotMarket } from '#lib/contract/market.ts';
import { createTapePainter } from './tape-painter.ts';
import { tapeColumns, tapeRow } from './tape-row.ts';
import { tapeTexts, type TapeWords } from './tape-texts.ts';

/** The newest first; the same list while nothing has changed. */
export type LiveTrades = { trades(): readonly PublicTrade[]; subscribe(listener: () => void): () => void };

type BodyProps = {
  readonly first: readonly PublicTrade[];
  readonly rows: number;
  readonly market: SpotMarket;
  readonly zoneOffsetMinutes: number;
  readonly words: TapeWords;
  readonly bodyRef: Ref<HTMLDivElement>;
};

// Never drawn twice: what React would write is older than what stands there. One text: its four hundred elements are nothing to React.
const TapeBody = memo(
  function TapeBody({ first, rows, market, zoneOffsetMinutes, words, bodyRef }: BodyProps) {
    const places = Array.from({ length: rows }, (_, place) => tapeRow(first[place] ?? null, market, zoneOffsetMinutes, words));
    return <div ref={bodyRef} role="rowgroup" className="h-full overflow-hidden" dangerouslySetInnerHTML={{ __html: places.join('') }} />;
  },
  () => true,
);

type Props = {
  /** The trades that the rows begin with, on the server too. */
  readonly first: readonly PublicTrade[];
  readonly live: LiveTrades;
  readonly rows: number;
  readonly market: SpotMarket;
  readonly zoneOffsetMinutes: number;
  /** Trades are left out by their size. */
  readonly filtered: boolean;
};

export function TradeTape({ first, live, rows, market, zoneOffsetMinutes, filtered }: Props) {
  const t = useTranslations('terminal');
  const words = useTranslations('desk');
  const body = useRef<HTMLDivElement>(null);
  const resting = useRef(false);
  const resume = useRef<() => void>(() => undefined);
  const [fresh, setFresh] = useState(0);
  const [empty, setEmpty] = useState(first.length === 0);
  const [bought, sold] = [t('tape.bought'), t('tape.sold')];
  useLayoutEffect(() => {
    if (body.current === null) return undefined;
    const paint = createTapePainter(body.current, (trade) => tapeTexts(trade, market, zoneOffsetMinutes, { bought, sold }));
    let painted: readonly PublicTrade[] = [];
    const show = (): void => {
      painted = live.trades();
      paint(painted);
      setEmpty(painted.length === 0);
      setFresh(0);
    };
    const follow = (): void => {
      if (!resting.current || painted.length === 0) {
        show();
        return;
      }
      const trades = live.trades();
      const at = trades.findIndex(({ tradeId }) => tradeId === painted[0]?.tradeId);
      setFresh(at < 0 ? trades.length : at);
    };
    show();
    resume.current = show;
    return live.subscribe(follow);
  }, [live, market, zoneOffsetMinutes, bought, sold]);
  const rest = (on: boolean): void => {
    resting.current = on;
    if (!on) resume.current();
  };
  return (
    <div role="table" aria-label={t('tape.name')} dir="ltr" className="flex min-h-0 flex-1 flex-col">
      <div role="rowgroup" className="shrink-0">
        <div role="row" className={`h-6 items-center text-2xs text-muted ${tapeColumns}`}>
          <span role="columnheader">{t('priceIn', { coin: market.quoteCoin })}</span>
          <span role="columnheader" className="text-end">
            {t('quantityIn', { coin: market.baseCoin })}
          </span>
          <span role="columnheader" className="w-16 text-end">
            {t('time')}
          </span>
        </div>
      </div>
      <div
        className="relative min-h-0 flex-1"
        onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? rest(true) : undefined)}
        onPointerLeave={() => rest(false)}
      >
        <TapeBody first={first} rows={rows} market={market} zoneOffsetMinutes={zoneOffsetMinutes} words={{ bought, sold }} bodyRef={body} />
        {fresh > 0 ? (
          <button
            type="button"
            onClick={() => resume.current()}
            title={words('tape.freshHint')}
            className="absolute inset-x-0 top-1 z-10 mx-auto min-h-[1.5rem] w-fit rounded-full border border-strong bg-surface-3 px-2.5 py-0.5 text-2xs text-primary shadow-lg hover:border-accent"
          >
            {words('tape.fresh', { count: fresh })}
          </button>
        ) : null}
        {empty ? (
          <p className="absolute inset-x-0 top-0 px-3 py-6 text-center text-xs text-muted">
            {filtered ? words('tape.nothing') : t('tape.empty')}
          </p>
        ) : null}
      </div>
    </div>
  );
}
