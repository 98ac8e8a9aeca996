// The commands about borrowed money: their bytes, and what each does.
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import { pick, placeOf } from '../codec/choices.ts';
import type { CommandEntries } from '../command-entry.ts';
import { borrow, repay } from './lend.ts';
import { setInterestGrade, setIsolatedLeverage, setMarginAsset, setMarginMarket, setMarginRules } from './margin-settings.ts';
import { units, type Units } from '../units.ts';
import type { AssetId } from '../ids.ts';
import type { Borrow, CollateralSlice, DebtTier, MarginCommand, MarginWalletName, Repay } from './margin-command.ts';
import { marginWallets } from './margin-words.ts';

function writeLoan(loan: Borrow | Repay, out: ByteWriter): void {
  out.whole(loan.accountId);
  out.byte(placeOf(marginWallets, loan.wallet));
  out.whole(loan.marketId);
  out.whole(loan.assetId);
  out.wide(loan.units);
}

const readLoan = (from: ByteReader): MarginWalletName & { readonly assetId: AssetId; readonly units: Units } => ({
  accountId: from.whole(),
  wallet: pick(marginWallets, from.byte()),
  marketId: from.whole(),
  assetId: from.whole(),
  units: units(from.wide()),
});

function writeTiers(tiers: readonly DebtTier[], out: ByteWriter): void {
  out.byte(tiers.length);
  for (const { upToUnits, leverage, maintenancePpm } of tiers) for (const value of [upToUnits, leverage, maintenancePpm]) out.whole(value);
}

const readTiers = (from: ByteReader): DebtTier[] =>
  Array.from({ length: from.byte() }, () => ({ upToUnits: from.whole(), leverage: from.whole(), maintenancePpm: from.whole() }));

function writeSlices(slices: readonly CollateralSlice[], out: ByteWriter): void {
  out.byte(slices.length);
  for (const { upToUnits, valuePpm } of slices) for (const value of [upToUnits, valuePpm]) out.whole(value);
}

const readSlices = (from: ByteReader): CollateralSlice[] =>
  Array.from({ length: from.byte() }, () => ({ upToUnits: from.whole(), valuePpm: from.whole() }));

export const marginCommands: CommandEntries<MarginCommand> = {
  borrow: { kind: 50, write: writeLoan, read: (from) => ({ type: 'borrow', ...readLoan(from) }), handle: borrow },
  repay: { kind: 51, write: writeLoan, read: (from) => ({ type: 'repay', ...readLoan(from) }), handle: repay },
  'set-isolated-leverage': {
    kind: 52,
    write: ({ accountId, marketId, leverage }, out) => {
      for (const value of [accountId, marketId, leverage]) out.whole(value);
    },
    read: (from) => ({ type: 'set-isolated-leverage', accountId: from.whole(), marketId: from.whole(), leverage: from.whole() }),
    handle: setIsolatedLeverage,
  },
  'set-interest-grade': {
    kind: 53,
    write: ({ accountId, grade }, out) => {
      out.whole(accountId);
      out.whole(grade);
    },
    read: (from) => ({ type: 'set-interest-grade', accountId: from.whole(), grade: from.whole() }),
    handle: setInterestGrade,
  },
  'set-margin-asset': {
    kind: 54,
    write: (command, out) => {
      for (const value of [command.assetId, command.marketId, command.poolUnits]) out.whole(value);
      out.byte(command.dailyRatesE9.length);
      for (const rate of command.dailyRatesE9) out.whole(rate);
      writeSlices(command.collateral, out);
      writeTiers(command.debts, out);
    },
    read: (from) => ({
      type: 'set-margin-asset',
      assetId: from.whole(),
      marketId: from.whole(),
      poolUnits: from.whole(),
      dailyRatesE9: Array.from({ length: from.byte() }, () => from.whole()),
      collateral: readSlices(from),
      debts: readTiers(from),
    }),
    handle: setMarginAsset,
  },
  'set-margin-market': {
    kind: 55,
    write: ({ marketId, base, quote }, out) => {
      out.whole(marketId);
      writeTiers(base, out);
      writeTiers(quote, out);
    },
    read: (from) => ({ type: 'set-margin-market', marketId: from.whole(), base: readTiers(from), quote: readTiers(from) }),
    handle: setMarginMarket,
  },
  'set-margin-rules': {
    kind: 56,
    write: (command, out) => {
      for (const value of [command.callPpm, command.liquidationFeePpm, command.reachPpm, command.transferCoefficient]) out.whole(value);
    },
    read: (from) => ({
      type: 'set-margin-rules',
      callPpm: from.whole(),
      liquidationFeePpm: from.whole(),
      reachPpm: from.whole(),
      transferCoefficient: from.whole(),
    }),
    handle: setMarginRules,
  },
};
