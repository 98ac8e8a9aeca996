// Contracts of unified accounts, worth in dollars: those in a coin, and those in a coin that is all gone. Bitcoin is at about 10,000 dollars.
import { expect, test } from 'vitest';

import { AccountMode, Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { ticks, units } from '#server/engine/units.ts';
import { ann, btc, dollars, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';

/** In steps of a cent, so that there is something to round. */
const inCents = (fund?: number): Command[] =>
  unifiedOpening(fund).map((command) => {
    if (command.type === 'list-market' && command.rules.marketId === pairs.btc)
      return { ...command, rules: { ...command.rules, tickLotUnits: 1_000 } };
    return command.type === 'set-reference-price' && command.marketId === pairs.btc
      ? { ...command, priceTicks: ticks(1_000_000) }
      : command;
  });

test('what contracts in a coin must keep is worth its price rounded up', () => {
  const core = openLendingVenue(undefined, inCents);
  expect(core.send({ type: 'switch-account-mode', accountId: ann, mode: AccountMode.advanced }).ok).toBe(true);
  core.offer(Side.sell, 3, 10_000, perpetuals.inverse);
  expect(core.order(ann, Side.buy, 3, 10_000, { marketId: perpetuals.inverse }).ok).toBe(true);
  core.send({ type: 'set-mark-price', marketId: perpetuals.inverse, markTicks: ticks(9_999), indexTicks: ticks(9_999) });
  core.index(999_901);
  // 3 dollars at 9,999 are 30,003.0003 units: 1 % and 0.06 % of them are 318.03….
  expect(core.unified(ann)?.coins.find(({ assetId }) => assetId === btc)?.contractMaintenance).toBe(319n);
  // 319 at 9,999.01 are 3,189,684.19 units of a dollar.
  expect(core.unified(ann)?.maintenanceUnits).toBe(3_189_685n);
  core.sound();
});

test('contracts in a coin of which there is nothing left stand on the other coins', () => {
  const core = openLendingVenue(undefined, unifiedOpening);
  expect(core.send({ type: 'switch-account-mode', accountId: ann, mode: AccountMode.advanced }).ok).toBe(true);
  core.offer(Side.sell, 1_000, 10_000, perpetuals.btc);
  expect(core.order(ann, Side.buy, 1_000, 10_000, { marketId: perpetuals.btc }).ok).toBe(true);
  const leaving = units(core.balance(ann, usdt));
  core.send({ type: 'reserve-withdrawal', accountId: ann, assetId: usdt, units: leaving, feeUnits: units(0n), reference: 'all' });
  expect(core.send({ type: 'settle-withdrawal', reference: 'all' }).ok).toBe(true);
  core.send({ type: 'set-mark-price', marketId: perpetuals.btc, markTicks: ticks(10_100), indexTicks: ticks(10_100) });
  const unified = core.unified(ann);
  expect(unified?.coins.find(({ assetId }) => assetId === usdt)).toMatchObject({
    available: 0n,
    principal: 0n,
    gainUnits: dollars(100),
  });
  // Ten bitcoins and a hundred ethers of which 95 % count, and the gain of the contract.
  expect(unified).toMatchObject({ equityUnits: dollars(190_100) });
  core.sound();
});
