// One's margin wallets, live: the shared one first, then those of pairs.
import { useMemo } from 'react';

import type { MarginAccountRow } from '#lib/contract/margin.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

/** Null until they are here. */
export function useMarginWallets(wanted: boolean): readonly MarginAccountRow[] | null {
  const hub = useHub();
  const key = wanted ? '' : null;
  const cross = useChannel(hub, 'cross', key).data;
  const isolated = useChannel(hub, 'isolated', key).data;
  return useMemo(() => (cross === null || isolated === null ? null : [...cross, ...isolated]), [cross, isolated]);
}

/** The key by which a wallet is known from one message to the next. */
export const walletKey = ({ marginMode, symbolId }: Pick<MarginAccountRow, 'marginMode' | 'symbolId'>): string =>
  `${marginMode} ${symbolId}`;

const isOwed = (text: string): boolean => /[1-9]/.test(text);

export const owedCoins = ({ coins }: MarginAccountRow): MarginAccountRow['coins'] =>
  coins.filter(({ borrowed, interest }) => isOwed(borrowed) || isOwed(interest));
