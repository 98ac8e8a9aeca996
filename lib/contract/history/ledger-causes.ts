// Why money moves: one row for each cause of a posting, with all that readers of the ledger have to know of it.
import type { positionEnds } from './history-kinds.ts';

export const LedgerCause = {
  deposit: 'deposit',
  reserve: 'reserve',
  release: 'release',
  trade: 'trade',
  fee: 'fee',
  transfer: 'transfer',
  /** From one user to another. */
  internal: 'internal-transfer',
  /** Between the wallet and an isolated position. */
  margin: 'margin',
  funding: 'funding',
  liquidation: 'liquidation',
  deleverage: 'deleverage',
  /** A long and a short of the same contract, closed against each other. */
  netting: 'netting',
  delivery: 'delivery',
  /** Held for a withdrawal, and given back when nothing was sent. */
  withdrawalReserve: 'withdrawal-reserve',
  withdrawalRelease: 'withdrawal-release',
  withdrawal: 'withdrawal',
  /** An arrival that its chain has undone, or a debt from one. */
  depositReversal: 'deposit-reversal',
  /** Borrowed, given back, and what that has cost. */
  loan: 'loan',
  repayment: 'repayment',
  interest: 'interest',
  /** Coins against coins, with the venue’s own account. */
  convert: 'convert',
  /** Between an account and a strategy account that belongs to it. */
  strategy: 'strategy',
  /** From a user to the author of a strategy, once, for being allowed to copy it. */
  strategyPrice: 'strategy-price',
  /** Out of a strategy account to the author of what it copies. */
  profitShare: 'profit-share',
  /** Held for an order between people, and given back when nothing was sold. */
  escrowReserve: 'escrow-reserve',
  escrowRelease: 'escrow-release',
  /** From one person to another, for a payment outside of the venue or for other coins. */
  c2c: 'c2c',
} as const;
export type LedgerCause = (typeof LedgerCause)[keyof typeof LedgerCause];

/** Orders of the marketplace between people are a business line of their own (BusinessLine.otc), whatever wallet their coins are in. */
export const c2cCauses: readonly LedgerCause[] = [LedgerCause.escrowReserve, LedgerCause.escrowRelease, LedgerCause.c2c];

/** Groups of causes that a list can be narrowed to. */
export const movementKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  /** Between people, by an order of the marketplace. */
  'c2c',
  /** Between a main account and its sub-accounts. */
  'internal',
  'trade',
  'convert',
  /** Between an account and its bots. */
  'strategy',
  /** Between those who copy a strategy, or their copies, and its author. */
  'copying',
  'fee',
  'loan',
  'interest',
  'funding',
  'liquidation',
  'delivery',
  /** Between what is available and what is held of one account: nothing comes or goes. */
  'hold',
] as const;
export type MovementKind = (typeof movementKinds)[number];

type CauseFacts = {
  readonly kind: MovementKind;
  /** gain: profit or loss of the account, however it looks from outside. move: it merely comes, goes, or is held. */
  readonly flow: 'gain' | 'move';
  /** Trading alone does it: nothing that somebody sends or takes out. */
  readonly trading: boolean;
  /** Users pay each other for something: whoever has two accounts could pay himself a profit. */
  readonly betweenUsers: boolean;
  /** Bots fill the ledger with it; of all others there are few. */
  readonly frequent: boolean;
  /** The end of a position that was closed by it. Null: a trade, or no position ends by it. */
  readonly ending: Exclude<(typeof positionEnds)[number], 'trade'> | null;
};

export const causeFacts: Readonly<Record<LedgerCause, CauseFacts>> = {
  deposit: { kind: 'deposit', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  reserve: { kind: 'hold', flow: 'move', trading: true, betweenUsers: false, frequent: true, ending: null },
  release: { kind: 'hold', flow: 'move', trading: true, betweenUsers: false, frequent: true, ending: null },
  trade: { kind: 'trade', flow: 'gain', trading: true, betweenUsers: false, frequent: true, ending: null },
  fee: { kind: 'fee', flow: 'gain', trading: true, betweenUsers: false, frequent: true, ending: null },
  transfer: { kind: 'transfer', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  'internal-transfer': { kind: 'internal', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  margin: { kind: 'hold', flow: 'move', trading: true, betweenUsers: false, frequent: false, ending: null },
  funding: { kind: 'funding', flow: 'gain', trading: true, betweenUsers: false, frequent: false, ending: null },
  liquidation: { kind: 'liquidation', flow: 'gain', trading: true, betweenUsers: false, frequent: false, ending: 'liquidation' },
  deleverage: { kind: 'liquidation', flow: 'gain', trading: true, betweenUsers: false, frequent: false, ending: 'deleverage' },
  netting: { kind: 'liquidation', flow: 'gain', trading: true, betweenUsers: false, frequent: false, ending: 'netting' },
  delivery: { kind: 'delivery', flow: 'gain', trading: true, betweenUsers: false, frequent: false, ending: 'delivery' },
  'withdrawal-reserve': { kind: 'hold', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  'withdrawal-release': { kind: 'hold', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  withdrawal: { kind: 'withdrawal', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  'deposit-reversal': { kind: 'deposit', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  loan: { kind: 'loan', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  repayment: { kind: 'loan', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  interest: { kind: 'interest', flow: 'gain', trading: false, betweenUsers: false, frequent: false, ending: null },
  convert: { kind: 'convert', flow: 'gain', trading: false, betweenUsers: false, frequent: false, ending: null },
  strategy: { kind: 'strategy', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  'strategy-price': { kind: 'copying', flow: 'gain', trading: false, betweenUsers: true, frequent: false, ending: null },
  'profit-share': { kind: 'copying', flow: 'gain', trading: false, betweenUsers: true, frequent: false, ending: null },
  'escrow-reserve': { kind: 'hold', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  'escrow-release': { kind: 'hold', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
  // A payment comes or goes outside: to the venue coins merely change hands, at whatever price the two have agreed on.
  c2c: { kind: 'c2c', flow: 'move', trading: false, betweenUsers: false, frequent: false, ending: null },
};

/** In the order of their rows. */
export const causesWhere = (holds: (facts: CauseFacts) => boolean): readonly LedgerCause[] =>
  Object.values(LedgerCause).filter((cause) => holds(causeFacts[cause]));
