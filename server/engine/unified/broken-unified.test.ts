// The invariants of unified accounts, on states in which one thing was made wrong. Numbers as in unified.test.ts.
import { expect, test } from 'vitest';

import { AccountMode, MarginMode, Side } from '#lib/contract/enums.ts';
import { ann, bob, btc, dollars, eth, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { openUnifiedVenue } from '#tests/simulation/unified/open-unified-venue.ts';
import { perpetuals, playCoin } from '#tests/simulation/unified/unified-venue.ts';

import type { Account, FuturesAccount, UnifiedAccount } from '../accounts/account.ts';
import type { Holding, MarginWallet } from '../accounts/positions/contract.ts';
import type { State } from '../state.ts';
import { brokenUnified } from './broken-unified.ts';

/** Ann's account is unified and has a cross margin wallet without coins, contracts in dollars and in play money, and a dollar on its way out. */
function openBroken(mode: AccountMode) {
  const core = openUnifiedVenue();
  core.move(ann, btc, 1);
  core.move(ann, btc, -1);
  core.reserve(usdt, dollars(1), 'leaves');
  expect(core.become(mode).ok).toBe(true);
  expect(core.trade(Side.buy, 100, 10_000).ok).toBe(true);
  core.offer(Side.sell, 100, 10_000, perpetuals.play);
  expect(core.order(ann, Side.buy, 100, 10_000, { marketId: perpetuals.play }).ok).toBe(true);
  core.sound();
  return core;
}

type Parts = {
  readonly state: State;
  readonly account: Account;
  readonly futures: FuturesAccount;
  readonly unified: UnifiedAccount;
  readonly holding: Holding;
  readonly wallet: MarginWallet;
  readonly other: FuturesAccount;
};

/** Something that is there. */
function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the venue is not as the test wants it');
  return value;
}

function partsOf(state: State): Parts {
  const account = known(state.accounts.get(ann));
  const futures = known(account.futures);
  return {
    state,
    account,
    futures,
    unified: known(account.unified),
    holding: known(futures.holdings.get(perpetuals.btc)),
    wallet: known(futures.wallets.get(usdt)),
    other: known(state.accounts.get(bob)?.futures),
  };
}

/** The rules of unified accounts alone: other rules may be broken by the same. */
function told(mode: AccountMode, spoil: (parts: Parts) => void): readonly string[] {
  let broken: readonly string[] = [];
  openBroken(mode).brokenBy((state) => {
    spoil(partsOf(state));
    broken = brokenUnified(state);
  });
  return broken;
}

const name = `unified account ${ann}`;
const owes = { principal: 5, interest: 0 };
const { basic, advanced } = AccountMode;
/** The balances of a coin in Ann's one wallet. */
const holds =
  (assetId: number, available: bigint, frozen = 0n) =>
  ({ state, account }: Parts): void =>
    state.ledger.restore(account.row, assetId, available, frozen);
const twoWallets = `${name} has more than one wallet`;
const alone = `${name} has a wallet that stands alone`;
const elsewhere = (assetId: number): string => `${name} has asset ${assetId} in another wallet`;
const inQueue = `${name} stands wrongly in the queue for interest`;

type Row = readonly [what: string, mode: AccountMode, spoil: (parts: Parts) => void, broken: readonly string[]];

const rows: readonly Row[] = [
  ['nothing in basic mode', basic, () => undefined, []],
  ['nothing in advanced mode', advanced, () => undefined, []],
  ['a classic account that shares', basic, ({ other, futures }) => (other.pool = futures.pool), [`account ${bob} shares and is classic`]],
  ['an account without futures', basic, ({ account }) => (account.futures = null), [`${name} has no futures`]],
  ['contracts in a wallet of their own', basic, ({ futures, unified }) => (futures.row = unified.futuresRow), [twoWallets]],
  ['one contract in a wallet of its own', basic, ({ holding, unified }) => (holding.row = unified.futuresRow), [twoWallets]],
  ['a wallet that shares nothing', basic, ({ wallet }) => (wallet.pool = null), [alone]],
  [
    'a wallet that shares with somebody else',
    basic,
    ({ wallet, futures }) => (wallet.pool = { ...known(futures.pool), markDirty: () => undefined }),
    [alone],
  ],
  [
    'wallets that share nothing, as the whole account does',
    basic,
    ({ futures }) => {
      futures.pool = null;
      for (const one of futures.wallets.values()) one.pool = null;
    },
    [alone],
  ],
  ['isolated margin', basic, ({ holding }) => (holding.mode = MarginMode.isolated), [`${name} has isolated margin`]],
  ['a coin in futures', basic, ({ state, unified }) => state.ledger.restore(unified.futuresRow, eth, 1n, 0n), [elsewhere(eth)]],
  ['a held coin in futures', basic, ({ state, unified }) => state.ledger.restore(unified.futuresRow, btc, 0n, 1n), [elsewhere(btc)]],
  [
    'a coin in a margin wallet',
    basic,
    ({ state, account }) => state.ledger.restore(known(account.margins?.get(-1)).account.row, usdt, 1n, 0n),
    [elsewhere(usdt)],
  ],
  ['nothing below nothing', advanced, holds(usdt, 0n), []],
  ['a shared coin below nothing', advanced, holds(usdt, -1n), [`${name} is below zero in asset ${usdt}`]],
  ['a coin without contracts below nothing', basic, holds(btc, -1n), [`${name} is below zero in asset ${btc}`]],
  ['a coin below nothing that its own contracts lose', basic, holds(usdt, -1n), []],
  ['one that the venue has no terms for', advanced, holds(playCoin, -1n), []],
  [
    'one below nothing whose contracts are closed',
    basic,
    (parts) => {
      holds(usdt, -1n)(parts);
      parts.holding.long.lots = 0;
    },
    [`${name} is below zero in asset ${usdt}`],
  ],
  [
    'a debt in a coin that is there',
    advanced,
    ({ unified }) => unified.margin.debts.set(usdt, owes),
    [`${name} owes asset ${usdt} and has it`],
  ],
  [
    'a debt in a coin that is not',
    advanced,
    (parts) => {
      holds(usdt, 0n)(parts);
      parts.unified.margin.debts.set(usdt, owes);
    },
    [],
  ],
  [
    'more on its way out than there is',
    advanced,
    ({ unified }) => unified.leaving.set(eth, 1),
    [`${name} miscounts what of asset ${eth} leaves`],
  ],
  ['less on its way out', basic, ({ unified }) => unified.leaving.delete(usdt), [`${name} miscounts what of asset ${usdt} leaves`]],
  [
    'a debt in basic mode',
    basic,
    (parts) => {
      holds(btc, 0n)(parts);
      parts.unified.margin.debts.set(btc, owes);
    },
    [`${name} owes in basic mode`],
  ],
  ['nobody in the queue who has positions', advanced, ({ state, unified }) => state.lending.debtors.delete(unified.margin), [inQueue]],
  ['somebody in the queue in basic mode', basic, ({ state, unified }) => state.lending.debtors.add(unified.margin), [inQueue]],
  ['somebody in the queue without positions', advanced, ({ holding }) => (holding.long.lots = 0), [inQueue]],
];

test.each(rows)('%s', (_what, mode, spoil, broken) => {
  expect(told(mode, spoil)).toEqual(broken);
});

test('they are among the rules that the venue itself asks for', () => {
  const core = openBroken(basic);
  expect(core.brokenBy(({ ledger, accounts }) => ledger.restore(known(accounts.get(ann)?.unified).futuresRow, eth, 1n, 0n))).toContain(
    elsewhere(eth),
  );
});
