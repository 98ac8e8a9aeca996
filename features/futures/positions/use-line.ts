// Everything of a line of contracts that the panel lives on: positions and what guards them, prices of the moment, and what a contract is.
import { useMemo } from 'react';

import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { lineRisk, type LineRisk } from '#lib/order-math/risk/line-risk.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { positionRows, type PositionRow } from './position-row.ts';
import { useLineMarkets } from './use-line-markets.ts';

export type LineState = {
  /** Null until the channel has told it. */
  readonly account: FuturesAccount | null;
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly tickers: ReadonlyMap<string, Ticker>;
  readonly risk: LineRisk;
  readonly rows: readonly PositionRow[];
  /** Grows with whatever happens to positions and wallets. */
  readonly sequence: number;
};

/** A line of which something is known already. */
export type KnownLine = Pick<LineState, 'markets' | 'tickers'> & { readonly account: FuturesAccount };

const noTickers: ReadonlyMap<string, Ticker> = new Map();
const noRisk: LineRisk = { accounts: new Map(), positions: new Map() };
const none: readonly never[] = [];

/** With `isOn` false nothing is followed: a visitor has no positions. */
export function useLine(line: ContractLineKey, market: ContractMarket, isOn: boolean): LineState {
  const hub = useHub();
  const key = isOn ? line : null;
  const { data: account, sequence } = useChannel(hub, 'positions', key);
  const exits = useChannel(hub, 'tpsl', key).data?.open ?? none;
  const orders = useChannel(hub, 'orders', key).data?.open ?? none;
  // Every price moves every row: four times a second is what an eye can follow.
  const tickers = usePacedChannel(hub, 'tickers', key).data ?? noTickers;
  const markets = useLineMarkets(line, market, isOn);
  const priceType = useContractPreferences((kept) => kept.priceType);
  const risk = useMemo(() => (account === null ? noRisk : lineRisk(account, markets, tickers)), [account, markets, tickers]);
  const rows = useMemo(
    () => (account === null ? none : positionRows({ account, markets, tickers, risk, exits, orders, priceType })),
    [account, markets, tickers, risk, exits, orders, priceType],
  );
  return { account, markets, tickers, risk, rows, sequence };
}
