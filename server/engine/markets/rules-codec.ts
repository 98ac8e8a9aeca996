// The rules of markets and contracts as the journal keeps them.
import { BusinessLine } from '#lib/contract/enums.ts';
import { listOf } from '../codec/choices.ts';
import { choice, group, inLots, inUnits, listed, text, whole, type Field } from '../codec/fields.ts';
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
export const contractLine: Field<BusinessLine> = choice<BusinessLine>(lines);

export const marketRules = group<MarketRules>({
  marketId: whole,
  symbol: text,
  baseAssetId: whole,
  quoteAssetId: whole,
  lotUnits: whole,
  tickLotUnits: whole,
  minQuantityLots: inLots,
  maxQuantityLots: inLots,
  minNotionalUnits: inUnits,
  maxNotionalUnits: inUnits,
  makerFeePpm: whole,
  takerFeePpm: whole,
  priceBandPpm: whole,
});

export const contractRules = group<ContractRules>({
  line: contractLine,
  form: choice(forms),
  marginAssetId: whole,
  tiers: listed(group({ upTo: whole, maxLeverage: whole, maintenancePpm: whole })),
  openCostUpPpm: whole,
  openFeeUpPpm: whole,
  liquidationFeePpm: whole,
  fundingIntervalMs: whole,
  fundingCapE8: whole,
  deliveryMs: whole,
  closeOnlyMs: whole,
  deliveryFeePpm: whole,
});
