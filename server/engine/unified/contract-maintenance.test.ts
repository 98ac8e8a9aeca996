// The maintenance margin of contracts in a coin, worth in dollars: bitcoin at about 10,000 dollars, in steps of a cent, so that there is something to round.
import { expect, test } from 'vitest';

import { AccountMode, Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { ticks } from '#server/engine/units.ts';
import { ann, btc, openLendingVenue } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';

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
