// The purposes for which coins of a balance are held, a row each. The `frozen` part of a balance is the sum over them all.
import { LedgerCause } from '../history/ledger-causes.ts';

export const HoldPurpose = {
  /** Open orders, and plans that hold while they wait. */
  order: 'order',
  convertOrder: 'convert-order',
  withdrawal: 'withdrawal',
  /** Coins on sale to another person, until the order ends. */
  escrow: 'escrow',
  /** The margin of isolated positions. */
  position: 'position',
} as const;
export type HoldPurpose = (typeof HoldPurpose)[keyof typeof HoldPurpose];

type HoldFacts = {
  /** Why coins are held, and why they are given back. */
  readonly reserve: LedgerCause;
  readonly release: LedgerCause;
  /** On its way out: in a unified account it backs nothing any more, and a liquidation leaves it alone. */
  readonly isLeaving: boolean;
};

export const holdFacts: Readonly<Record<HoldPurpose, HoldFacts>> = {
  order: { reserve: LedgerCause.reserve, release: LedgerCause.release, isLeaving: false },
  'convert-order': { reserve: LedgerCause.reserve, release: LedgerCause.release, isLeaving: false },
  withdrawal: { reserve: LedgerCause.withdrawalReserve, release: LedgerCause.withdrawalRelease, isLeaving: true },
  escrow: { reserve: LedgerCause.escrowReserve, release: LedgerCause.escrowRelease, isLeaving: true },
  position: { reserve: LedgerCause.margin, release: LedgerCause.margin, isLeaving: false },
};
