// The held parts of an account's coins, by purpose: the one place that knows where each purpose keeps what it holds.
import { MarginMode, Wallet } from '#lib/contract/enums.ts';
import { holdFacts, HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import { lotsLeft, type Account } from '../accounts/account.ts';
import { givenAsset, reservation } from '../accounts/settle.ts';
import type { AccountId, AssetId } from '../ids.ts';
import { facesOf } from '../lending/margin-account.ts';
import type { State } from '../state.ts';
import { units, type Units } from '../units.ts';

/** In a row of the ledger, which is that of the account or margin wallet itself, or of its futures wallet. */
type Held = { readonly assetId: AssetId; readonly amount: number; readonly inFutures?: true };

function* ofOrders({ markets, plans }: State, { open, plans: waiting }: Account): Generator<Held> {
  for (const order of open.values()) {
    const market = markets.get(order.marketId);
    // A contract's order freezes nothing: its claim on free margin is checked with the positions.
    if (market === undefined || market.contract !== null) continue;
    yield { assetId: givenAsset(market, order.side), amount: reservation(market, order.side, order.priceTicks, lotsLeft(order)) };
  }
  for (const planId of waiting ?? []) {
    const plan = plans.get(planId);
    const market = plan === undefined ? undefined : markets.get(plan.marketId);
    if (plan !== undefined && market !== undefined) yield { assetId: givenAsset(market, plan.side), amount: plan.heldUnits };
  }
}

function* ofPositions(_: State, { futures }: Account): Generator<Held> {
  for (const { assetId, holdings } of futures?.wallets.values() ?? [])
    for (const { mode, long, short } of holdings)
      if (mode === MarginMode.isolated) yield { assetId, amount: long.margin + short.margin, inFutures: true };
}

/** The readers of an account, or of one of its margin wallets. A purpose that is left out does not compile. */
const readers: Readonly<Record<HoldPurpose, (state: State, face: Account) => Iterable<Held>>> = {
  order: ofOrders,
  'convert-order': ({ conversions }, face) => [...conversions.orders.values()].filter(({ account }) => account === face),
  withdrawal: ({ withdrawals }, { accountId, margin }) =>
    [...withdrawals.held.values()]
      .filter((held) => margin === null && held.accountId === accountId)
      .map(({ assetId, amount, fee }) => ({ assetId, amount: amount + fee })),
  escrow: ({ c2c }, face) => [...c2c.open.values()].filter(({ seller }) => seller === face),
  position: ofPositions,
};

type Hold = {
  readonly purpose: HoldPurpose;
  readonly row: number;
  readonly wallet: Wallet;
  readonly assetId: AssetId;
  readonly amount: number;
};

const purposes = Object.values(HoldPurpose);
const leavingPurposes = purposes.filter((purpose) => holdFacts[purpose].isLeaving);

/** Everything that is held of an account's coins, or of a margin wallet's. */
export const holdsOf = (state: State, face: Account, asked = purposes): Hold[] =>
  asked.flatMap((purpose) =>
    [...readers[purpose](state, face)].map(({ assetId, amount, inFutures }) => ({
      purpose,
      row: inFutures === true ? (face.futures?.row ?? face.row) : face.row,
      wallet: inFutures === true ? Wallet.futures : (face.margin?.wallet ?? Wallet.spot),
      assetId,
      amount,
    })),
  );

/** The amounts on their way out of an account, by coin. */
export function leavingOf(state: State, account: Account): Map<AssetId, number> {
  const leaving = new Map<AssetId, number>();
  for (const { assetId, amount } of holdsOf(state, account, leavingPurposes)) leaving.set(assetId, (leaving.get(assetId) ?? 0) + amount);
  return leaving;
}

/** The sum that is held for a purpose in the wallets of one kind of an account (isolated ones together). */
export type HoldView = { readonly wallet: Wallet; readonly assetId: AssetId; readonly purpose: HoldPurpose; readonly units: Units };

/** By wallet, coin and purpose, in this order; only what is more than nothing. */
export function holdViews(state: State, accountId: AccountId): HoldView[] {
  const owner = state.accounts.get(accountId);
  const sums = new Map<string, HoldView>();
  for (const { purpose, wallet, assetId, amount } of owner === undefined ? [] : facesOf(owner).flatMap((face) => holdsOf(state, face))) {
    if (amount === 0) continue;
    const name = `${wallet} ${String(assetId).padStart(5)} ${purpose}`;
    sums.set(name, { wallet, assetId, purpose, units: units(BigInt(amount) + (sums.get(name)?.units ?? 0n)) });
  }
  return [...sums.keys()].toSorted().flatMap((name) => sums.get(name) ?? []);
}
