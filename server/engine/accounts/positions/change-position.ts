// A position grows or shrinks, and what it has gained becomes money: the one place that does either.
import { MarginMode, Wallet, type HoldSide } from '#lib/contract/enums.ts';
import type { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { AccountKind } from '../../identity/account-kind.ts';
import { mulDivDown } from '../../arithmetic/mul-div.ts';
import type { Context } from '../../outcome.ts';
import { lots as asLots, unitsOf } from '../../units.ts';
import { gainUnits, type Holding, type Position } from './contract.ts';
import { entryPart, gainOf, positionOf } from './holding.ts';
import type { Movement } from '../ledger.ts';
import { initialMargin } from '../risk/risk.ts';

/** Some lots of a contract and what they are worth in a trade, in value units. */
export type Piece = { readonly lots: number; readonly value: number };

/** The effect of closing on money: the gain, and the margin that comes back from an isolated position. In margin units. */
export type Closing = { readonly gain: number; readonly margin: number };

/** The gain and margin that closing a piece of a position at its value would bring. */
export function closingOf({ contract, mode }: Holding, position: Position, piece: Piece): Closing {
  const entry = entryPart(contract, position, piece.lots);
  const gain = gainUnits(contract, gainOf(contract, position.side, entry, piece.value));
  const margin = mode === MarginMode.isolated ? mulDivDown(position.margin, piece.lots, position.lots) : 0;
  return { gain, margin: piece.lots === position.lots ? position.margin : margin };
}

/** Takes a piece out of a position. Moves no money: the answer says what is to be moved. */
export function shrink(holding: Holding, position: Position, piece: Piece): Closing {
  const closing = closingOf(holding, position, piece);
  position.value -= entryPart(holding.contract, position, piece.lots);
  position.lots -= piece.lots;
  position.margin -= closing.margin;
  if (position.lots === 0) position.autoAppend = false;
  return closing;
}

/** Adds a piece to a position; answers the margin that an isolated one takes, in margin units, rounded up. */
export function grow(holding: Holding, side: HoldSide, piece: Piece): number {
  const position = positionOf(holding, side);
  position.lots += piece.lots;
  position.value += piece.value;
  if (holding.mode !== MarginMode.isolated) return 0;
  const margin = initialMargin(holding.contract, piece.value, position.leverage);
  position.margin += margin;
  return margin;
}

/** One account's and asset's part of a posting that concerns a futures wallet. */
export function inWallet({ accountId, row, contract, wallet: { pool } }: Holding, available: number, frozen: number): Movement {
  const assetId = contract.rules.marginAssetId;
  if (pool !== null) return { accountId, row, assetId, available, frozen };
  return { accountId, row, assetId, available, frozen, wallet: Wallet.futures };
}

/** The part of a posting that one of the venue's own accounts has. */
export function ofVenue(context: Context, kind: 'clearing' | 'insurance' | 'fees', assetId: number, available: number): Movement {
  const { clearingAccount, insuranceAccount, feeAccount } = context.state;
  const account = { clearing: clearingAccount, insurance: insuranceAccount, fees: feeAccount }[kind];
  if (account === null) throw new Error(`the venue has no ${kind} account`);
  return { accountId: account.accountId, row: account.row, assetId, available, frozen: 0 };
}

/** True if movements of money are told one by one: for users, and for the insurance fund, which belongs to all of them. */
export const isTold = (kind: AccountKind | undefined): boolean => kind === AccountKind.user || kind === AccountKind.insurance;

/** Posts movements, leaving out what moves nothing. */
export function post(context: Context, cause: LedgerCause, orderId: number, movements: readonly Movement[], announced: boolean): void {
  const isIdle = ({ available, frozen }: Movement): boolean => available === 0 && frozen === 0;
  const moving = movements.some(isIdle) ? movements.filter((movement) => !isIdle(movement)) : movements;
  if (moving.length > 0) context.state.ledger.post(cause, orderId, moving, context.events, announced && !context.silent);
}

type Change = {
  readonly cause: LedgerCause;
  readonly orderId: number;
  readonly lotsDelta: number;
  readonly value: number;
  readonly realised: number;
};

/** Tells of what has become of a position, if it is a user's. */
export function announceChange(context: Context, holding: Holding, position: Position, change: Change): void {
  if (context.state.accounts.get(holding.accountId)?.kind === AccountKind.user) tellChange(context, holding, position, change);
}

/** Tells a user of what has become of a position. */
export function tellChange(context: Context, holding: Holding, position: Position, change: Change): void {
  if (context.silent) return;
  context.events.push({
    type: 'position-changed',
    accountId: holding.accountId,
    marketId: holding.contract.market.marketId,
    holdSide: position.side,
    cause: change.cause,
    orderId: change.orderId,
    marginMode: holding.mode,
    leverage: position.leverage,
    lots: asLots(position.lots),
    entryValue: position.value,
    marginUnits: unitsOf(position.margin),
    lotsDelta: change.lotsDelta,
    value: change.value,
    realisedUnits: unitsOf(change.realised),
  });
}
