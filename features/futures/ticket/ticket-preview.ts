// What an order will take, bring and do, for each of the two buttons: worked out from the form and the desk as it is now.
import { contractLines, lineKeyOf } from '#lib/contract/contract-lines.ts';
import { Side } from '#lib/contract/enums.ts';
import { readPositive, writeResult } from '#lib/order-math/amount.ts';
import { percentOfWhole } from '#lib/order-math/quantity-from-percent.ts';
import type { ScaledOrder } from '#lib/order-math/scaled-orders.ts';
import { checkParts, isMakerOnly, partsOf } from './scaled-spread.ts';
import { sideTerms, type SideTerms } from './side-terms.ts';
import { checkKind, checkMarket, checkMeans, checkSize, warningsOf } from './ticket-checks.ts';
import { isHedge, type TicketDesk } from './ticket-desk.ts';
import { exitOf, previewExit, type ExitPreview } from './ticket-exit.ts';
import { impactOf, orderCost, type Impact } from './ticket-impact.ts';
import { maxSize } from './ticket-max.ts';
import { limitPrice, openPrice } from './ticket-price.ts';
import { holdsBack, type TicketProblem } from './ticket-problem.ts';
import { sourceOf, type TicketRequest, type TicketTerms } from './ticket-request.ts';
import { sizeOf } from './ticket-size.ts';
import type { TicketState } from './ticket-state.ts';

export type SidePreview = {
  readonly terms: SideTerms;
  /** In the contract's quantity; '' while it is not known. */
  readonly size: string;
  /** Of scaled orders: what it is spread into; null while it is not known, and of other kinds. */
  readonly parts: readonly ScaledOrder[] | null;
  /** The most that can be opened or closed; null while it is not known. */
  readonly max: string | null;
  /** At which units are converted. */
  readonly price: string | null;
  /** In the margin coin. */
  readonly cost: string | null;
  readonly impact: Impact;
  readonly exit: ExitPreview;
  readonly problems: readonly TicketProblem[];
  /** Null while something is missing or wrong. */
  readonly request: TicketRequest | null;
};

export type TicketPreview = Readonly<Record<Side, SidePreview>> & {
  /** Of the slider: what the size takes of the most, of the side that takes more. */
  readonly percent: number;
};

/** As if nothing were wrong; null while a number is missing. */
function requestOf(state: TicketState, terms: SideTerms, size: string, exit: ExitPreview, desk: TicketDesk): TicketRequest | null {
  const { market } = desk;
  const { side, closes, holdSide } = terms;
  const { texts, watch, timeInForce, bestOffer } = state;
  const named: TicketTerms = {
    symbolId: market.symbolId,
    businessLine: contractLines[lineKeyOf(market.businessLine) ?? 'usdt'],
    side,
    holdSide: isHedge(desk) ? holdSide : null,
    closes,
    size,
  };
  const taken = exitOf(exit, desk);
  switch (state.kind) {
    case 'limit':
      return {
        ...named,
        call: 'order',
        price: limitPrice(state, side, desk),
        timeInForce,
        bestPrice: sourceOf(side, bestOffer),
        exit: taken,
      };
    case 'market':
      return { ...named, call: 'order', price: null, timeInForce: 0, bestPrice: null, exit: taken };
    case 'trigger': {
      const executePrice = state.executeAt === 'market' ? null : texts.executePrice;
      return { ...named, call: 'trigger', watch, triggerPrice: texts.triggerPrice, executePrice, exit: taken };
    }
    case 'trailing': {
      const rate = readPositive(texts.callback);
      if (rate === null) return null;
      const activationPrice = texts.activationPrice === '' ? null : texts.activationPrice;
      return { ...named, call: 'trailing', watch, activationPrice, callbackRate: writeResult(rate.dividedBy(100)) };
    }
    case 'scaled': {
      const { startPrice, endPrice, orderCount, skew: sizeSkew } = texts;
      return { ...named, call: 'scaled', startPrice, endPrice, orderCount: Number(orderCount), sizeSkew, makerOnly: isMakerOnly(state) };
    }
  }
}

function previewSide(state: TicketState, side: Side, desk: TicketDesk, slippagePercent: string): SidePreview {
  const terms = sideTerms(state, side, desk);
  const price = openPrice(state, side, desk);
  const max = maxSize(state, terms, desk);
  const size = sizeOf({ size: state.size, price, max }, terms, desk);
  const exit = previewExit(state, terms, { price, size }, desk);
  const impact = impactOf(state, size, terms, desk);
  const sizeProblem = checkSize(size, price, terms, desk) ?? checkParts(state, size, terms.closes, desk);
  const found = [checkMarket(terms, desk), ...checkKind(state, side, desk), sizeProblem, ...exit.problems].filter((one) => one !== null);
  const poor = found.length > 0 ? null : checkMeans(size, price, max, terms, desk);
  const wrong = poor === null ? found : [poor];
  const warnings = wrong.length > 0 ? [] : warningsOf({ state, side, size, impact, desk, slippagePercent }).filter((one) => one !== null);
  return {
    terms,
    size,
    parts: partsOf(state, size, desk),
    max,
    price,
    cost: orderCost(state, size, terms, desk),
    impact,
    exit,
    problems: [...wrong, ...warnings],
    request: wrong.some(holdsBack) || size === '' ? null : requestOf(state, terms, size, exit, desk),
  };
}

/** There is no request of a side while something is missing or wrong about it; a warning does not hold it back. */
export function previewTicket(state: TicketState, desk: TicketDesk, slippagePercent: string): TicketPreview {
  const buy = previewSide(state, Side.buy, desk, slippagePercent);
  const sell = previewSide(state, Side.sell, desk, slippagePercent);
  const shareOf = ({ size, max }: SidePreview): number => (size === '' || max === null ? 0 : percentOfWhole(size, max));
  const percent = state.size.by === 'percent' ? state.size.percent : Math.max(shareOf(buy), shareOf(sell));
  return { [Side.buy]: buy, [Side.sell]: sell, percent };
}
