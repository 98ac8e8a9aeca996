// Payments between unified accounts, one of which owes for an undone arrival: in which order both are looked at, and when it matters.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import { AccountMode, Side, Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { newLendingWeather } from '#tests/simulation/lending/random-margin-commands.ts';
import { ann, bob, btc, dollars, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { randomUnifiedCommand } from '#tests/simulation/unified/random-unified-commands.ts';
import { unifiedOpening, unifiedTraders } from '#tests/simulation/unified/unified-venue.ts';
import { searchSize } from '#tests/thorough.ts';
import type { Account } from '../accounts/account.ts';
import { takeBack } from '../accounts/debt.ts';
import { settlePositions } from '../aftermath.ts';
import type { Command } from '../command.ts';
import { EventList } from '../event-sink.ts';
import { createExchange } from '../exchange.ts';
import { Touched, type Context } from '../outcome.ts';
import { readSnapshot, writeSnapshot } from '../snapshots/snapshot.ts';
import { hashBytes } from '../snapshots/state-hash.ts';
import type { State } from '../state.ts';
import { units } from '../units.ts';
import { pay } from './pay.ts';

const hourMs = 3_600_000;

/** Both owe dollars to the lender, Bob an ether to the outside world too; an hour has passed since. Bob runs a strategy. */
function openDebtors() {
  const core = openLendingVenue(5_000, unifiedOpening);
  const say = (command: Command): number => {
    const reply = core.send(command);
    assert.ok(reply.ok, `${command.type}: ${reply.ok ? '' : reply.reason}`);
    return reply.accountId ?? -1;
  };
  for (const accountId of [ann, bob]) {
    say({ type: 'switch-account-mode', accountId, mode: AccountMode.advanced });
    core.offer(Side.sell, 12_000, 10_000);
    core.order(accountId, Side.buy, 12_000, 10_000, { borrow: true });
  }
  const arrival = { accountId: bob, assetId: eth, units: units(dollars(1)), reference: 'undone' } as const;
  say({ type: 'credit-deposit', ...arrival });
  say({ type: 'send-funds', accountId: bob, toAccountId: 1002, assetId: eth, units: units(dollars(101)) });
  say({ type: 'reverse-deposit', ...arrival });
  const strategyId = say({ type: 'open-strategy-account', ownerId: bob, name: 'grid' });
  core.at(1_700_000_000_000 + hourMs);
  return { core, say, strategyId };
}

const ether = { assetId: eth, units: units(dollars(3)) } as const;

test.each<[string, (strategyId: number) => Command, order: readonly number[]]>([
  [
    'a receiver of funds that pays its debt with them',
    () => ({ type: 'send-funds', accountId: ann, toAccountId: bob, ...ether }),
    [bob, ann],
  ],
  [
    'whoever pays the price of a strategy',
    (strategyId) => ({ type: 'subscribe-strategy', accountId: ann, subscriberId: ann, strategyId, sharePercent: 0, ...ether }),
    [ann, bob],
  ],
])('%s is charged first', (_who, asked, order) => {
  const { core, say, strategyId } = openDebtors();
  say(asked(strategyId));
  expect(core.told('debt-changed')).toMatchObject([{ accountId: bob, assetId: eth, units: 0n }]);
  expect(core.told('interest-charged').map(({ accountId }) => accountId)).toEqual(order);
  expect([core.balance(ann, eth), core.balance(bob, eth)]).toEqual([dollars(97), dollars(2)]);
  core.sound();
});

test('a free subscription brings nothing, and still collects what the author has by now', () => {
  const { core, say, strategyId } = openDebtors();
  const free = { type: 'subscribe-strategy', accountId: ann, strategyId, assetId: eth, units: units(0n), sharePercent: 0 } as const;
  say({ ...free, subscriberId: ann });
  expect([...core.told('ledger-posted'), ...core.told('interest-charged'), ...core.told('debt-changed')]).toEqual([]);
  core.offer(Side.sell, 100, 1_000, 1);
  core.order(bob, Side.buy, 100, 1_000, { marketId: 1, borrow: true });
  say({ ...free, subscriberId: 1002 });
  // The ether that he bought, less the fee of a thousandth: that much of his debt.
  expect(core.told('debt-changed')).toMatchObject([{ accountId: bob, units: dollars(0.001) }]);
  core.sound();
});

test('a debt is collected from what reaches the spot wallet, and not from what is there when something else moves', () => {
  const core = openLendingVenue();
  const say = (command: Command): void => expect(core.send(command)).toMatchObject({ ok: true });
  const arrival = { accountId: bob, assetId: usdt, units: units(dollars(50)), reference: 'undone' } as const;
  const transfer = (to: 'spot' | 'futures', amount: number): Command => ({
    type: 'transfer-funds',
    accountId: bob,
    assetId: usdt,
    from: Wallet.cross,
    to,
    units: units(dollars(amount)),
  });
  core.move(bob, usdt, 100);
  say({ type: 'reserve-withdrawal', accountId: bob, assetId: usdt, units: units(dollars(10)), feeUnits: units(0n), reference: 'out' });
  core.order(bob, Side.buy, 1_000, 9_000);
  say({ type: 'credit-deposit', ...arrival });
  // All but what the margin wallet, the withdrawal and the order have.
  say({ type: 'send-funds', accountId: bob, toAccountId: ann, assetId: usdt, units: units(dollars(100_050 - 100 - 10 - 9_000)) });
  say({ type: 'reverse-deposit', ...arrival });
  expect(core.told('debt-changed')).toMatchObject([{ accountId: bob, units: dollars(50) }]);
  const uncollected = [
    { type: 'cancel-all-orders', accountId: bob, marketId: -1, side: null },
    { type: 'settle-withdrawal', reference: 'out' },
    transfer('futures', 40),
  ] as const;
  for (const command of uncollected) {
    say(command);
    expect(core.told('debt-changed')).toEqual([]);
  }
  say(transfer('spot', 1));
  expect(core.told('debt-changed')).toMatchObject([{ accountId: bob, units: 0n }]);
  expect(core.balance(bob, usdt)).toBe(dollars(9_000 + 1 - 50));
  core.sound();
});

const contextOf = (state: State, timeMs: number): Context => ({
  state,
  timeMs,
  events: new EventList(),
  silent: false,
  touched: new Touched(),
  moves: [],
  ended: [],
  filled: new Set(),
  emptied: [],
  repriced: new Set(),
  moved: state.lending.moved,
});

type Attempt = {
  readonly payerId: number;
  readonly receiverId: number;
  readonly owes: boolean;
  readonly assetId: number;
  readonly timeMs: number;
};

function accountOf({ accounts }: State, accountId: number): Account {
  const account = accounts.get(accountId);
  assert.ok(account !== undefined);
  return account;
}

/** The receiver, who may come to owe something, gets half of what the payer has; null where that is nothing. */
function outcomeOf(snapshot: Uint8Array, { payerId, receiverId, owes, assetId, timeMs }: Attempt, collectsFirst: boolean) {
  const state = readSnapshot(snapshot);
  const context = contextOf(state, timeMs);
  const [payer, receiver] = [accountOf(state, payerId), accountOf(state, receiverId)];
  const amount = Math.floor(state.ledger.cash(payer.row, assetId) / 2);
  if (amount <= 0) return null;
  if (owes) takeBack(context, receiver, assetId, Math.max(0, state.ledger.cash(receiver.row, assetId)) + Math.ceil(amount / 2));
  state.lending.moved.clear();
  context.events.clear();
  const legs = [
    { account: payer, assetId, available: -amount },
    { account: receiver, assetId, available: amount },
  ];
  pay(context, { cause: LedgerCause.internal, legs, told: [], ...(collectsFirst ? { collectsFirst } : {}) });
  settlePositions(context);
  const events = context.events.take();
  const hasPaid = events.some(({ type }) => type === 'debt-changed');
  return { events, hash: hashBytes(writeSnapshot(state)), mayDiffer: hasPaid && payer.unified !== null && receiver.unified !== null };
}

test('the order makes no difference but between two unified accounts one of which pays a debt, and there it does', () => {
  const [random, weather, exchange] = [randomSource(11), newLendingWeather(), createExchange()];
  let [sequence, timeMs, alike, other] = [0, 1_700_000_000_000, 0, 0];
  const send = (command: Command): void => {
    [sequence, timeMs] = [sequence + 1, timeMs + 37_000];
    exchange.apply({ sequence, timeMs, command });
  };
  for (const command of unifiedOpening(5_000, 10)) send(command);
  for (let step = 0; step < searchSize({ quick: 6_000, thorough: 40_000 }); step += 1) {
    send(randomUnifiedCommand(random, weather, timeMs, exchange.lastOrderId()));
    if (step % 20 !== 0) continue;
    const snapshot = exchange.snapshot();
    const [payerId = ann, receiverId = bob] = unifiedTraders.toSorted(() => random(3) - 1);
    const attempt = { payerId, receiverId, owes: random(2) === 0, assetId: random(btc + 2), timeMs: timeMs + hourMs };
    const [last, first] = [outcomeOf(snapshot, attempt, false), outcomeOf(snapshot, attempt, true)];
    if (last === null || first === null) continue;
    if (last.mayDiffer) {
      if (JSON.stringify(last.events, text) !== JSON.stringify(first.events, text)) other += 1;
      continue;
    }
    alike += 1;
    assert.deepEqual(first, last);
  }
  expect(alike).toBeGreaterThan(80);
  expect(other).toBeGreaterThan(10);
});

const text = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
