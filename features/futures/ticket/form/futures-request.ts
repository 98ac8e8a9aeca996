// The request that one of the buttons sends, with the facts that the form has to know of it afterwards.
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { contractLines, lineKeyOf } from '#lib/contract/contract-lines.ts';
import { EntryPoint, HoldSide, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { toExitFields, type ExitFields, type SpotExit } from '#lib/contract/wire/orders/exit-fields.ts';
import { defaultSettings } from '#lib/contract/wire/settings.ts';
import { orderPlaced, requestTo, type TicketRequest } from '#lib/ticket/ticket-request.ts';
import type { TicketContext } from './ticket-context.ts';

/** One side's order, whatever its kind. */
export type SideOrder = {
  readonly side: Side;
  /** Hedge mode: the position that it opens or closes; null in one-way mode. */
  readonly holdSide: HoldSide | null;
  /** It may only make a position smaller. */
  readonly closes: boolean;
  /** In the contract's quantity. */
  readonly size: string;
  readonly exit: SpotExit | null;
  /** The legs as returns, in place of their prices. */
  readonly ratios: ExitRatios | null;
};

export type ExitRatios = Pick<RequestOf<typeof openContract>, 'presetTakeProfitPriceRatio' | 'presetStopLossPriceRatio'>;

export type FuturesRequest = TicketRequest & {
  readonly side: Side;
  readonly closes: boolean;
  readonly size: string;
  /** The list in which it stands once it is in. */
  readonly list: 'open' | 'plans' | 'track';
};

const closesHedged = ({ closes, holdSide }: SideOrder): boolean => closes && holdSide !== null;

/** One-way 21 and 22, whatever they do; in hedge mode opening is 1 and 2, closing 3 and 4. */
const openingType = ({ side, holdSide }: SideOrder): 1 | 2 | 21 | 22 =>
  holdSide === null ? (side === Side.buy ? 21 : 22) : side === Side.buy ? 1 : 2;
const closingType = ({ side, holdSide }: SideOrder): 3 | 4 | 21 | 22 =>
  holdSide === null ? (side === Side.buy ? 21 : 22) : holdSide === HoldSide.long ? 3 : 4;

const named = ({ size }: SideOrder, { market }: TicketContext) => ({
  symbolId: market.symbolId,
  businessLine: contractLines[lineKeyOf(market.businessLine) ?? 'usdt'],
  delegateCount: size,
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  enterPointSource: EntryPoint.web,
  tokenId: market.marginCoin,
  pricedSymbol: market.quoteCoin,
  secondBusinessLine: 'N/A' as const,
});

/** One-way every order says whether it may only make a position smaller, in both words that there are for it. */
const reducing = ({ closes, holdSide }: SideOrder) => (holdSide === null ? { onlyLow: closes, isReducePosition: closes } : {});

/** The fields that all but the plain order share. */
export const placing = (order: SideOrder, context: TicketContext) => ({
  ...named(order, context),
  delegateType: closesHedged(order) ? closingType(order) : openingType(order),
  ...reducing(order),
});

/** The quantity of what closes includes what other orders wait to close, if that is the setting: they are taken back for it. */
export const takingBack = ({ closes }: SideOrder) => (closes ? { cancelOrder: defaultSettings.includeDelegateCount } : {});

/** The exit that an order takes with it, as it was typed. */
export const presetOf = <Fields extends ExitFields>(
  { ratios }: SideOrder,
  { presetTakeProfitPrice, presetStopLossPrice, ...rest }: Fields,
) =>
  ratios === null
    ? {
        ...rest,
        ...(presetTakeProfitPrice === undefined ? {} : { presetTakeProfitPrice }),
        ...(presetStopLossPrice === undefined ? {} : { presetStopLossPrice }),
      }
    : { ...rest, ...ratios };

type BookTerms = Pick<RequestOf<typeof openContract>, 'orderType' | 'timeInForceValue' | 'delegatePrice' | 'businessSource'>;

/** A limit or market order: into the book at once. */
export function bookRequest(order: SideOrder, terms: BookTerms, context: TicketContext): FuturesRequest {
  const { side, closes, size, exit } = order;
  const body = { ...named(order, context), ...terms };
  const request = closes
    ? requestTo(closeContract, { ...body, delegateType: closingType(order), ...reducing(order), ...takingBack(order) }, orderPlaced)
    : requestTo(
        openContract,
        { ...body, delegateType: openingType(order), ...reducing(order), ...presetOf(order, toExitFields(exit)) },
        orderPlaced,
      );
  return { ...request, side, closes, size, list: 'open' };
}
