// The context of the order form, as the channels deliver it: at most four times a second.
import { useMemo } from 'react';

import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { useUser } from '#lib/session/user.ts';
import { useLineMarkets } from '../../positions/use-line-markets.ts';
import type { TicketContext } from '../form/ticket-context.ts';

const emptyBook: DepthBook = { bids: [], asks: [] };

/** `initial`: the ticker as the server rendered it. */
export function useTicketContext(market: ContractMarket, line: ContractLineKey, initial: Ticker): TicketContext {
  const hub = useHub();
  const user = useUser();
  const book = usePacedChannel(hub, 'depth', market.symbol).data ?? emptyBook;
  const told = usePacedChannel(hub, 'tickers', line).data;
  const account = useChannel(hub, 'positions', user === null ? null : line).data;
  const tpslPriceType = useContractPreferences((kept) => kept.priceType);
  // The other positions of the account share its balance.
  const hasOthers = account?.positions.some(({ symbolId }) => symbolId !== market.symbolId) ?? false;
  const markets = useLineMarkets(line, market, hasOthers);
  return useMemo(() => {
    const ticker = told?.get(market.symbol) ?? initial;
    const tickers = told?.has(market.symbol) === true ? told : new Map([...(told ?? []), [market.symbol, initial]]);
    return { market, ticker, book, account, markets, tickers, tpslPriceType };
  }, [market, initial, book, told, account, markets, tpslPriceType]);
}
