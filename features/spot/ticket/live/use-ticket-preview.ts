// The preview that follows from the form and its context, as the book moves.
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import type { UnusualLimits } from '#lib/ticket/unusual.ts';
import type { TicketAccount, TicketContext } from '../form/ticket-context.ts';
import { previewTicket, type TicketPreview } from '../preview/ticket-preview.ts';
import type { TicketState } from '../state/ticket-state.ts';

const emptyBook: DepthBook = { bids: [], asks: [] };

type Seen = { readonly context: TicketContext; readonly preview: TicketPreview };
type Look = (book: DepthBook, lastPrice: string, indexPrice: string | null) => Seen;

/** The same answer as before while the preview reads the same, and no reckoning while nothing has changed. */
function lookAt(state: TicketState, account: TicketAccount, market: SpotMarket, limits: UnusualLimits): Look {
  let latest: TicketContext | null = null;
  let seen: (Seen & { /** All that the preview says. */ readonly text: string }) | null = null;
  return (book, lastPrice, indexPrice) => {
    const isSame = latest?.book === book && latest.lastPrice === lastPrice && latest.indexPrice === indexPrice;
    if (seen !== null && isSame) return seen;
    latest = { market, account, book, lastPrice, indexPrice };
    const preview = previewTicket(state, latest, limits);
    const text = JSON.stringify(preview);
    if (seen?.text !== text) seen = { context: latest, preview, text };
    return seen;
  };
}

type Terms = {
  readonly state: TicketState;
  readonly account: TicketAccount;
  readonly market: SpotMarket;
  readonly limits: UnusualLimits;
  /** Until the first trade is known. */
  readonly initialPrice: string;
};

/**
 * It is worked out with every change of the book, but the form is drawn anew only when something in it reads otherwise: most of the
 * time most of it does not. `context` is as it stood then; `priceNow` is the market's price at the very moment of asking.
 */
export function useTicketPreview({ state, account, market, limits, initialPrice }: Terms): Seen & { readonly priceNow: () => string } {
  const hub = useHub();
  const [depth, trades, tickers] = useMemo(
    () => [hub.channel('depth', market.symbol), hub.channel('trade', market.symbol), hub.channel('tickers', 'spot')] as const,
    [hub, market.symbol],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [depth.subscribe(listener), trades.subscribe(listener)];
      return () => {
        for (const stop of leave) stop();
      };
    },
    [depth, trades],
  );
  const look = useMemo(() => lookAt(state, account, market, limits), [state, account, market, limits]);
  const { preview, context } = useSyncExternalStore(
    subscribe,
    () =>
      look(
        depth.getSnapshot().data ?? emptyBook,
        trades.getSnapshot().data?.[0]?.price ?? initialPrice,
        // Read as it goes by: whoever shows the ticker follows it, and the book moves with it.
        tickers.getSnapshot().data?.get(market.symbol)?.indexPrice ?? null,
      ),
    () =>
      look(
        depth.getServerSnapshot().data ?? emptyBook,
        trades.getServerSnapshot().data?.[0]?.price ?? initialPrice,
        tickers.getServerSnapshot().data?.get(market.symbol)?.indexPrice ?? null,
      ),
  );
  const priceNow = useCallback(() => trades.getSnapshot().data?.[0]?.price ?? initialPrice, [trades, initialPrice]);
  return { preview, context, priceNow };
}
