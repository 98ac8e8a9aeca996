// The order form alive: what was said, what the desk picked, and what follows from market, balance and book of now.
import { useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';

import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useDesk } from '#lib/session/desk.ts';
import { useUser } from '#lib/session/user.ts';
import { availableFor, type TicketAccount, type TicketDesk } from './ticket-desk.ts';
import { previewTicket, type TicketPreview } from './ticket-preview.ts';
import { ticketReducer, type TicketAction } from './ticket-reducer.ts';
import { initialTicket, type TicketState } from './ticket-state.ts';
import { useTicketDraft } from './use-ticket-draft.ts';

const emptyBook = { bids: [], asks: [] } as const;

export type Ticket = {
  readonly state: TicketState;
  readonly dispatch: Dispatch<TicketAction>;
  readonly preview: TicketPreview;
  readonly desk: TicketDesk;
  /** Of the coin that the chosen side spends; null when not known. */
  readonly available: string | null;
};

function useAccount(market: SpotMarket): TicketAccount {
  const user = useUser();
  const balances = useChannel(useHub(), 'account', user === null ? null : '').data;
  return useMemo(
    () =>
      balances === null
        ? null
        : { base: balances.get(market.baseCoin)?.available ?? '0', quote: balances.get(market.quoteCoin)?.available ?? '0' },
    [balances, market.baseCoin, market.quoteCoin],
  );
}

export function useTicket(market: SpotMarket, initialPrice: string): Ticket {
  const hub = useHub();
  const [state, dispatch] = useReducer(ticketReducer, initialPrice, (price) => initialTicket(Side.buy, price));
  useTicketDraft(market.symbol, state, dispatch);
  const book = usePacedChannel(hub, 'depth', market.symbol).data ?? emptyBook;
  const lastPrice = usePacedChannel(hub, 'trade', market.symbol).data?.[0]?.price ?? initialPrice;
  const account = useAccount(market);
  const picked = useDesk((desk) => desk.picked);
  const asked = useDesk((desk) => desk.asked);
  const handled = useRef({ picked, asked });
  useEffect(() => {
    if (picked !== null && picked !== handled.current.picked) {
      dispatch({ type: 'pick', price: picked.price, side: picked.side });
      if (picked.quantity !== null) dispatch({ type: 'quantity', text: picked.quantity });
    }
    if (asked !== null && asked !== handled.current.asked) dispatch({ type: 'side', side: asked.side });
    handled.current = { picked, asked };
  }, [picked, asked]);
  const desk = useMemo(() => ({ market, account, book, lastPrice }), [market, account, book, lastPrice]);
  const preview = useMemo(() => previewTicket(state, desk), [state, desk]);
  return { state, dispatch, preview, desk, available: availableFor(state.side, account) };
}
