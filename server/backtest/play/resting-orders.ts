// The resting orders of one bot: each side in the order of its prices, the one that is reached first at the end.
import { Side } from '#lib/contract/enums.ts';

export type RestingOrder = {
  readonly step: number;
  readonly side: Side;
  readonly priceTicks: number;
  readonly lots: number;
  readonly reduceOnly: boolean;
  readonly inMargin: boolean;
  /** The number of the fill that it answers; 0: none. */
  readonly answers: number;
};

export class RestingOrders {
  /** Rising: the highest is reached first. */
  readonly buys: RestingOrder[] = [];
  /** Falling: the lowest is reached first. */
  readonly sells: RestingOrder[] = [];

  /** Behind those that stand at its price already: the end is reached first, so that the new one goes below them. */
  add(order: RestingOrder): void {
    const side = order.side === Side.buy ? this.buys : this.sells;
    const sign = order.side === Side.buy ? 1 : -1;
    let place = side.length;
    while (place > 0 && ((side[place - 1]?.priceTicks ?? 0) - order.priceTicks) * sign >= 0) place -= 1;
    if (place === side.length) side.push(order);
    else side.splice(place, 0, order);
  }

  remove(order: RestingOrder): void {
    const side = order.side === Side.buy ? this.buys : this.sells;
    const place = side.lastIndexOf(order);
    if (place === side.length - 1) side.pop();
    else if (place !== -1) side.splice(place, 1);
  }

  find(step: number): RestingOrder | undefined {
    const isIt = (order: RestingOrder): boolean => order.step === step;
    return this.buys.find(isIt) ?? this.sells.find(isIt);
  }

  /** In the order of their steps. */
  all(): RestingOrder[] {
    return [...this.buys, ...this.sells].sort((a, b) => a.step - b.step);
  }

  /** The price of the highest buy; 0: none. */
  get highestBuy(): number {
    return this.buys[this.buys.length - 1]?.priceTicks ?? 0;
  }

  /** The price of the lowest sell; infinite: none. */
  get lowestSell(): number {
    return this.sells[this.sells.length - 1]?.priceTicks ?? Number.POSITIVE_INFINITY;
  }
}
