// The rules of markets and contracts as the journal keeps them.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import { listOf, pick, placeOf } from '../codec/choices.ts';
import { lots, units } from '../units.ts';
import { ContractForm, type ContractRules, type MarketRules } from './market-rules.ts';

/** Choices on disk are their places in these lists: never reorder, only append. */
const forms = listOf<ContractForm>()([ContractForm.linear, ContractForm.coin, ContractForm.inverse]);
const lines = [
  BusinessLine.usdt,
  BusinessLine.usd,
  BusinessLine.usdc,
  BusinessLine.demoUsdt,
  BusinessLine.demoUsd,
  BusinessLine.demoUsdc,
] as const;

/** Refuses (RangeError) a line without contracts. */
export function writeLine(line: BusinessLine, out: ByteWriter): void {
  const known = lines.find((one) => one === line);
  if (known === undefined) throw new RangeError(`contracts are not traded in business line ${line}`);
  out.byte(placeOf(lines, known));
}

export const readLine = (from: ByteReader): BusinessLine => pick(lines, from.byte());

export function writeRules(rules: MarketRules, out: ByteWriter): void {
  out.whole(rules.marketId);
  out.text(rules.symbol);
  for (const value of [
    rules.baseAssetId,
    rules.quoteAssetId,
    rules.lotUnits,
    rules.tickLotUnits,
    rules.minQuantityLots,
    rules.maxQuantityLots,
  ])
    out.whole(value);
  out.wide(rules.minNotionalUnits);
  out.wide(rules.maxNotionalUnits);
  for (const ppm of [rules.makerFeePpm, rules.takerFeePpm, rules.priceBandPpm]) out.whole(ppm);
}

export const readRules = (from: ByteReader): MarketRules => ({
  marketId: from.whole(),
  symbol: from.text(),
  baseAssetId: from.whole(),
  quoteAssetId: from.whole(),
  lotUnits: from.whole(),
  tickLotUnits: from.whole(),
  minQuantityLots: lots(from.whole()),
  maxQuantityLots: lots(from.whole()),
  minNotionalUnits: units(from.wide()),
  maxNotionalUnits: units(from.wide()),
  makerFeePpm: from.whole(),
  takerFeePpm: from.whole(),
  priceBandPpm: from.whole(),
});

export function writeContract(rules: ContractRules, out: ByteWriter): void {
  writeLine(rules.line, out);
  out.byte(placeOf(forms, rules.form));
  out.whole(rules.marginAssetId);
  out.byte(rules.tiers.length);
  for (const { upTo, maxLeverage, maintenancePpm } of rules.tiers)
    for (const value of [upTo, maxLeverage, maintenancePpm]) out.whole(value);
  for (const value of [rules.openCostUpPpm, rules.openFeeUpPpm, rules.liquidationFeePpm, rules.fundingIntervalMs, rules.fundingCapE8])
    out.whole(value);
  for (const value of [rules.deliveryMs, rules.closeOnlyMs, rules.deliveryFeePpm]) out.whole(value);
}

export const readContract = (from: ByteReader): ContractRules => ({
  line: readLine(from),
  form: pick(forms, from.byte()),
  marginAssetId: from.whole(),
  tiers: Array.from({ length: from.byte() }, () => ({ upTo: from.whole(), maxLeverage: from.whole(), maintenancePpm: from.whole() })),
  openCostUpPpm: from.whole(),
  openFeeUpPpm: from.whole(),
  liquidationFeePpm: from.whole(),
  fundingIntervalMs: from.whole(),
  fundingCapE8: from.whole(),
  deliveryMs: from.whole(),
  closeOnlyMs: from.whole(),
  deliveryFeePpm: from.whole(),
});
