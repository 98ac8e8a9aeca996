// The way that coins go: always one that may be gone, as near as possible to what was asked for.
import type { WalletKindId } from '#lib/contract/accounts/account-kinds.ts';
import type { TransferRoute } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import type { WantedTransfer } from '#lib/session/money/transfer-dialog-state.ts';

/** The accounts that can be transferred to from an account. */
export const targetsOf = (routes: readonly TransferRoute[], from: WalletKindId): readonly WalletKindId[] =>
  routes.filter((route) => route.from === from).map(({ to }) => to);

/** Null: nothing may be moved at all. What is asked for and may not be gives way: the target first, then the coin. */
export function chosenRoute(routes: readonly TransferRoute[], wanted: WantedTransfer): WantedTransfer | null {
  const leaving = routes.filter(({ from }) => from === wanted.from);
  const route =
    leaving.find(({ to }) => to === wanted.to) ?? leaving.find(({ coins }) => coins.includes(wanted.coin)) ?? leaving[0] ?? routes[0];
  if (route === undefined) return null;
  const coin = route.coins.includes(wanted.coin) ? wanted.coin : route.coins[0];
  return coin === undefined ? null : { from: route.from, to: route.to, coin };
}
