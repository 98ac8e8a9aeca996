// The sizes of an arbitrage: how much its money carries in both legs, how it is shared between them, and the least that can be put in.
import { type ArbitrageTerms, isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { Amount, ROUND_DOWN, ROUND_UP, readAmount, readPositive } from '../../amounts/amount.ts';
import { toStep } from '../martingale-ladder.ts';
import type { FeeRates, MartingaleMarket } from '../martingale-market.ts';

/** A leg at the price of the moment. The second one is the contract. */
export type ArbitrageLeg = { readonly market: MartingaleMarket; readonly fees: FeeRates; readonly price: string };
export type ArbitrageLegs = { readonly spot: ArbitrageLeg; readonly contract: ArbitrageLeg };

/** So much of the money is kept as a reserve at the start, from which margin is added. */
const arbitrageReserve = '0.03';
/** Orders at the market may fill beyond the last price. */
const atMarket = '1.005';

type ArbitrageSize = {
  /** Coins in either leg, in steps of the contract. */
  readonly quantity: Amount;
  /** Into the futures wallet, for margin and fee of the perpetual. */
  readonly margin: Amount;
  /** Into the margin wallet, to stand behind what is borrowed there; nothing where coins are bought. */
  readonly collateral: Amount;
  /** Into the spot wallet, with the collateral and the reserve. */
  readonly spotMoney: Amount;
};

const ratio = (text: string | undefined): Amount => new Amount(readAmount(text ?? '0') ?? 0);

type SizedTerms = Pick<ArbitrageTerms, 'direction' | 'leverage'>;

/**
 * The money that a coin ties up in either leg. Fees of a purchase are paid in coins, so that more of them is bought. Behind a borrowed
 * coin stands its part by the leverage, and the fees of selling and of buying it back.
 */
function moneyPerCoin({ spot, contract }: ArbitrageLegs, terms: SizedTerms): { readonly coins: Amount; readonly margin: Amount } {
  const { openCostUpRatio, feeRateUpRatio } = contract.market;
  const marginShare = ratio(openCostUpRatio).plus(1).dividedBy(terms.leverage);
  const feeShare = ratio(contract.fees.taker).times(ratio(feeRateUpRatio).plus(1));
  const fee = ratio(spot.fees.taker);
  const price = new Amount(spot.price).times(atMarket);
  return {
    coins: isReverse(terms)
      ? price.times(new Amount(1).dividedBy(terms.leverage).plus(fee.times(2)))
      : price.dividedBy(new Amount(1).minus(fee)),
    margin: new Amount(contract.price).times(atMarket).times(marginShare.plus(feeShare)),
  };
}

/** Down to the step; null where a price or the money is missing. */
export function arbitrageSize(terms: SizedTerms & Pick<ArbitrageTerms, 'investment'>, legs: ArbitrageLegs): ArbitrageSize | null {
  const money = readPositive(terms.investment);
  if (money === null || readPositive(legs.spot.price) === null || readPositive(legs.contract.price) === null) return null;
  const { coins, margin } = moneyPerCoin(legs, terms);
  const usable = money.times(new Amount(1).minus(arbitrageReserve));
  const quantity = new Amount(toStep(usable.dividedBy(coins.plus(margin)), new Amount(legs.contract.market.lotSize), ROUND_DOWN));
  const needed = quantity.times(margin);
  return { quantity, margin: needed, collateral: isReverse(terms) ? quantity.times(coins) : new Amount(0), spotMoney: money.minus(needed) };
}

/** The coins of a slice, down to the step of the contract. */
export const arbitrageSlice = (sliceAmount: string, { contract }: ArbitrageLegs): Amount =>
  new Amount(toStep(ratio(sliceAmount).dividedBy(contract.price), new Amount(contract.market.lotSize), ROUND_DOWN));

/** The least coins that both markets take in one order. */
export function leastSlice({ spot, contract }: ArbitrageLegs): Amount {
  const leasts = [spot, contract].map(({ market, price }) => Amount.max(market.minQuantity, new Amount(market.minAmount).dividedBy(price)));
  return new Amount(toStep(Amount.max(...leasts), new Amount(contract.market.lotSize), ROUND_UP));
}

/** The most coins that both markets take in one order. */
export const mostSlice = ({ spot, contract }: ArbitrageLegs): Amount =>
  Amount.min(...[spot, contract].map(({ market, price }) => Amount.min(market.maxQuantity, new Amount(market.maxAmount).dividedBy(price))));

/** The least that carries one slice, and the value of that slice. Up to four digits. */
export function arbitrageMinimum(legs: ArbitrageLegs, terms: SizedTerms): { readonly investment: Amount; readonly sliceAmount: Amount } {
  const { coins, margin } = moneyPerCoin(legs, terms);
  const least = leastSlice(legs);
  const shortened = (value: Amount): Amount => value.toSignificantDigits(4, ROUND_UP);
  return {
    investment: shortened(least.times(coins.plus(margin)).dividedBy(new Amount(1).minus(arbitrageReserve))),
    sliceAmount: shortened(least.times(legs.contract.price)),
  };
}
