// The commands about borrowed money: their bytes, and what each does.
import { choice, commandOf, group, inUnits, listed, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { borrow, repay } from './lend.ts';
import { setInterestGrade, setIsolatedLeverage, setMarginAsset, setMarginMarket, setMarginRules } from './margin-settings.ts';
import type { MarginCommand, SetIsolatedLeverage } from './margin-command.ts';
import { marginWallets } from './margin-words.ts';

const loan = { accountId: whole, wallet: choice(marginWallets), marketId: whole, assetId: whole, units: inUnits };
const tiers = listed(group({ upToUnits: whole, leverage: whole, maintenancePpm: whole }));
const slices = listed(group({ upToUnits: whole, valuePpm: whole }));

const leverage = group<Omit<SetIsolatedLeverage, 'type' | 'neverSetIsMax'>>({ accountId: whole, marketId: whole, leverage: whole });
/** One that was never set counts as none, or as the most. */
const LeverageKind = { fromNone: 52, fromMost: 59 } as const;

export const marginCommands: CommandEntries<MarginCommand> = {
  borrow: { kind: 50, ...commandOf('borrow', loan), handle: borrow },
  repay: { kind: 51, ...commandOf('repay', loan), handle: repay },
  'set-isolated-leverage': {
    kinds: Object.values(LeverageKind),
    kindOf: ({ neverSetIsMax }) => (neverSetIsMax ? LeverageKind.fromMost : LeverageKind.fromNone),
    write: leverage.write,
    read: (from, kind) => ({
      type: 'set-isolated-leverage',
      ...leverage.read(from),
      neverSetIsMax: kind === LeverageKind.fromMost,
    }),
    handle: setIsolatedLeverage,
  },
  'set-interest-grade': { kind: 53, ...commandOf('set-interest-grade', { accountId: whole, grade: whole }), handle: setInterestGrade },
  'set-margin-asset': {
    kind: 54,
    ...commandOf('set-margin-asset', {
      assetId: whole,
      marketId: whole,
      poolUnits: whole,
      dailyRatesE9: listed(whole),
      collateral: slices,
      debts: tiers,
    }),
    handle: setMarginAsset,
  },
  'set-margin-market': {
    kind: 55,
    ...commandOf('set-margin-market', { marketId: whole, base: tiers, quote: tiers }),
    handle: setMarginMarket,
  },
  'set-margin-rules': {
    kind: 56,
    ...commandOf('set-margin-rules', { callPpm: whole, liquidationFeePpm: whole, reachPpm: whole, transferCoefficient: whole }),
    handle: setMarginRules,
  },
};
