// What an account has in contracts, for whoever asks: positions, and each wallet with what stands behind it and what has to.
import type { BusinessLine, HoldSide, MarginMode } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId } from './command.ts';
import { claimOf, crossRisk, freeMargin } from './accounts/risk.ts';
import type { State } from './state.ts';
import { lots, units, type Lots, type Units } from './units.ts';

export type PositionView = {
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly lots: Lots;
  /** Price times size as it was opened, in value units. */
  readonly entryValue: number;
  readonly marginUnits: Units;
  readonly autoAppend: boolean;
};

export type MarginWalletView = {
  readonly assetId: AssetId;
  readonly available: Units;
  /** Margin of isolated positions. */
  readonly frozen: Units;
  readonly equity: number;
  readonly maintenance: number;
  readonly initial: number;
  /** What resting orders hold back. */
  readonly claims: number;
  /** What can still be put behind something new. */
  readonly free: number;
};

export type FuturesView = {
  readonly positions: readonly PositionView[];
  readonly wallets: readonly MarginWalletView[];
  readonly hedgeLines: readonly BusinessLine[];
};

/** Positions by contract, long before short; null for who has never had a futures wallet. */
export function futuresView({ accounts, ledger }: State, accountId: AccountId): FuturesView | null {
  const futures = accounts.get(accountId)?.futures ?? null;
  if (futures === null) return null;
  const positions = [...futures.holdings]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([marketId, { mode, long, short }]) =>
      [long, short]
        .filter((position) => position.lots > 0)
        .map((position) => ({
          marketId,
          holdSide: position.side,
          marginMode: mode,
          leverage: position.leverage,
          lots: lots(position.lots),
          entryValue: position.value,
          marginUnits: units(BigInt(position.margin)),
          autoAppend: position.autoAppend,
        })),
    );
  const wallets = [...futures.wallets.values()]
    .toSorted((a, b) => a.assetId - b.assetId)
    .map((wallet) => ({
      assetId: wallet.assetId,
      available: units(ledger.available(futures.row, wallet.assetId)),
      frozen: units(ledger.frozen(futures.row, wallet.assetId)),
      ...crossRisk(ledger, futures.row, wallet),
      claims: wallet.holdings.reduce((sum, holding) => sum + claimOf(holding), 0),
      free: freeMargin(ledger, futures.row, wallet, true),
    }));
  return { positions, wallets, hedgeLines: [...futures.hedgeLines].toSorted((a, b) => a - b) };
}
