// The margin wallet of the desk's pair, live, with what it could borrow of the pair's coins; told to the order form.
import { useEffect, useMemo } from 'react';

import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getMarginLimits } from '#lib/contract/calls/v1/margin/account/limits.ts';
import type { MarginAccountRow, MarginMode } from '#lib/contract/margin.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useMarginChoices } from './margin-choices.ts';
import { useTradingWallet } from './trading-wallet.ts';

/** Between something that moves the wallet and the question of how much it could borrow now. */
const settleMs = 400;

export type Borrowable = { readonly base: string; readonly quote: string };

const plus = (one: string, other: string): string => writeAmount((readAmount(one) ?? new Amount(0)).plus(readAmount(other) ?? 0));
const freeOf = (account: MarginAccountRow | null, coin: string): string =>
  account?.coins.find(({ tokenId }) => tokenId === coin)?.free ?? '0';

export function useMarginWallet(market: SpotMarket, mode: MarginMode): { account: MarginAccountRow | null; borrowable: Borrowable | null } {
  const list = useChannel(useHub(), mode, '').data;
  const account = useMemo(
    () => list?.find(({ symbolId }) => mode === 'cross' || symbolId === market.symbolId) ?? null,
    [list, mode, market.symbolId],
  );
  const borrow = useMarginChoices((chosen) => chosen.borrow);
  useEffect(() => void useMarginChoices.persist.rehydrate(), []);
  const know = useTradingWallet((wallet) => wallet.know);
  const moved = account === null ? '' : JSON.stringify([account.leverage, account.debts, account.coins.map(({ net }) => net)]);
  const asked = { marginMode: mode, symbolId: market.symbolId };
  const isHere = { enabled: moved !== '', anew: true };
  const base = useCall(getMarginLimits, { ...asked, coin: market.baseCoin }, isHere);
  const quote = useCall(getMarginLimits, { ...asked, coin: market.quoteCoin }, isHere);
  useAgainAfter(moved === '' ? null : moved, () => Promise.all([base.refetch(), quote.refetch()]), settleMs);
  const [ofBase, ofQuote] = [base.data?.maxBorrowable, quote.data?.maxBorrowable];
  const borrowable = useMemo(
    (): Borrowable | null => (ofBase === undefined || ofQuote === undefined ? null : { base: ofBase, quote: ofQuote }),
    [ofBase, ofQuote],
  );
  useEffect(() => {
    if (list === null) return;
    const more = borrow ? borrowable : null;
    const own = { base: freeOf(account, market.baseCoin), quote: freeOf(account, market.quoteCoin) };
    know(account, { base: plus(own.base, more?.base ?? '0'), quote: plus(own.quote, more?.quote ?? '0') }, own);
  }, [list, account, borrow, borrowable, know, market]);
  return { account, borrowable };
}
