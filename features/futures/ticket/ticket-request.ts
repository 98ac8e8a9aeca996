// What is sent when one of the buttons is pressed: in the trader's words, complete but for the client's order id.
import type { ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import { OrderSource, Side, type HoldSide, type TimeInForce, type TriggerType } from '#lib/contract/enums.ts';
import type { SpotExit } from '#lib/contract/wire/exit-fields.ts';
import type { BestOffer } from '#lib/order-math/best-offer-price.ts';

export type TicketTerms = {
  readonly symbolId: string;
  readonly businessLine: ContractBusinessLine;
  readonly side: Side;
  /** Hedge mode: the position that it opens or closes; null in one-way mode. */
  readonly holdSide: HoldSide | null;
  /** It may only make a position smaller. */
  readonly closes: boolean;
  /** In the contract's quantity. */
  readonly size: string;
};

export type TicketRequest = TicketTerms &
  (
    | {
        readonly call: 'order';
        /** Null: at market. */
        readonly price: string | null;
        readonly timeInForce: TimeInForce;
        /** An OrderSource: the price is read from the book when the order arrives, `price` is what is expected. */
        readonly bestPrice: number | null;
        readonly exit: SpotExit | undefined;
      }
    | {
        readonly call: 'trigger';
        readonly watch: TriggerType;
        readonly triggerPrice: string;
        readonly executePrice: string | null;
        readonly exit: SpotExit | undefined;
      }
    | {
        readonly call: 'trailing';
        readonly watch: TriggerType;
        readonly activationPrice: string | null;
        /** A share. */
        readonly callbackRate: string;
      }
    | {
        readonly call: 'scaled';
        readonly startPrice: string;
        readonly endPrice: string;
        readonly orderCount: number;
        readonly sizeSkew: string;
        readonly makerOnly: boolean;
      }
  );

const sources: Readonly<Record<Side, Readonly<Record<BestOffer, number>>>> = {
  [Side.buy]: {
    counterparty1: OrderSource.bestBuyCounterparty1,
    counterparty5: OrderSource.bestBuyCounterparty5,
    queue1: OrderSource.bestBuyQueue1,
    queue5: OrderSource.bestBuyQueue5,
  },
  [Side.sell]: {
    counterparty1: OrderSource.bestSellCounterparty1,
    counterparty5: OrderSource.bestSellCounterparty5,
    queue1: OrderSource.bestSellQueue1,
    queue5: OrderSource.bestSellQueue5,
  },
};

export const sourceOf = (side: Side, offer: BestOffer | null): number | null => (offer === null ? null : sources[side][offer]);
