// One wallet is made of all of an account's, or each becomes its own again. Every coin moves by the ledger.
import { AccountMode, MarginMode, Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Account, FuturesAccount } from '../../accounts/account.ts';
import type { Movement } from '../../accounts/ledger.ts';
import { openFutures } from '../../accounts/positions/open-holding.ts';
import type { AssetId } from '../../ids.ts';
import { tagOf } from '../../lending/margin-account.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';
import { joinWallets, partWallets } from '../pool.ts';
import { markDirty } from '../mark-dirty.ts';
import { switchProblems } from './switch-problems.ts';
import type { SetUnifiedTerms, SwitchAccountMode } from '../unified-command.ts';

type Source = Pick<Movement, 'row' | 'wallet' | 'walletMarketId'>;

/** The wallets besides the spot wallet in which an account has money. */
const sourcesOf = ({ margins }: Account, { row }: FuturesAccount): Source[] => [
  { row, wallet: Wallet.futures },
  ...[...(margins?.values() ?? [])].map(({ account }) => ({ row: account.row, ...tagOf(account) })),
];

/** Brings what a wallet has of a coin to the spot wallet. Nothing of it is frozen, or the switch would have been refused. */
function gather({ state, events, silent }: Context, { accountId, row }: Account, source: Source, assetId: AssetId): void {
  const units = state.ledger.cash(source.row, assetId);
  if (units === 0) return;
  const movements = [
    { accountId, assetId, ...source, available: -units, frozen: 0 },
    { accountId, assetId, row, available: units, frozen: 0 },
  ];
  state.ledger.post(LedgerCause.transfer, 0, movements, events, !silent);
}

/** Contracts of a unified account have no margin of their own, and with cross margin one leverage. */
function toCross({ holdings }: FuturesAccount): void {
  for (const holding of holdings.values()) {
    holding.mode = MarginMode.cross;
    holding.short.leverage = holding.long.leverage;
  }
}

export function switchAccountMode(context: Context, { accountId, mode }: SwitchAccountMode): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  if (account === undefined) return refuse(RejectReason.unknownAccount);
  const [problem] = switchProblems(state, account, mode);
  if (problem !== undefined) return refuse(problem);
  const futures = openFutures(state, account);
  if (mode === AccountMode.classic) {
    if (account.unified !== null) partWallets(state, account, futures, account.unified);
  } else {
    const sources = account.unified === null ? sourcesOf(account, futures) : [];
    joinWallets(state, account, futures, mode);
    toCross(futures);
    for (const assetId of state.assets.keys()) for (const source of sources) gather(context, account, source, assetId);
    markDirty(state, account);
  }
  context.events.push({ type: 'account-mode-switched', accountId, mode });
  return done();
}

export function setUnifiedTerms({ state, events }: Context, command: SetUnifiedTerms): Outcome {
  const { minEquityUnits, interestFree } = command;
  const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
  const isSound = interestFree.every(([assetId, units]) => state.lending.assets.has(assetId) && isWhole(units));
  if (!isWhole(minEquityUnits) || !isSound) return refuse(RejectReason.invalidUnifiedTerms);
  state.lending.unified = { minEquityUnits, interestFree: new Map(interestFree) };
  events.push({ ...command, type: 'unified-terms-set' });
  return done();
}
