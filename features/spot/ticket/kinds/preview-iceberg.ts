// An iceberg: a limit order of which the book sees only a part at a time.
import { TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, ROUND_UP, readAmount, writeAmount } from '#lib/order-math/amount.ts';
import { isMultiple } from '#lib/order-math/round-quantity.ts';
import type { KindPreview } from '../kind-preview.ts';
import type { SummaryLine } from '../summary-line.ts';
import { askAll, checkBalance, checkBand, checkMaker, checkPrice, checkSize } from '../ticket-checks.ts';
import { costOf, immediateFill, type BookOrder } from '../ticket-cost.ts';
import { availableFor, type TicketDesk } from '../ticket-desk.ts';
import { problem, type TicketProblem } from '../ticket-problem.ts';
import { placing } from '../ticket-request.ts';
import { sizeAtPrice } from '../ticket-size.ts';
import type { TicketState } from '../ticket-state.ts';
import { bookLines } from './preview-order.ts';

const maxParts = 100;

/** An even part of the quantity, rounded up to the lot; '' without a quantity. */
export function shownForParts(quantity: string, parts: number, { lotSize }: SpotMarket): string {
  const [whole, lot] = [readAmount(quantity), readAmount(lotSize)];
  if (whole === null || lot === null || whole.isZero() || lot.isZero()) return '';
  return writeAmount(whole.dividedBy(parts).dividedBy(lot).toDecimalPlaces(0, ROUND_UP).times(lot));
}

/** At least the market's smallest quantity and a hundredth of the order, below all of it. */
function checkShown(shown: string, quantity: string, market: SpotMarket): TicketProblem | null {
  const [part, whole] = [readAmount(shown), readAmount(quantity)];
  if (part === null || part.isZero()) return problem('missing', 'shownMissing', ['shown']);
  if (!isMultiple(shown, market.lotSize)) return problem('wrong', 'invalidQuantity', ['shown'], { lotSize: market.lotSize });
  if (part.lessThan(market.minQuantity)) return problem('wrong', 'quantityBelowMinimum', ['shown'], { minimum: market.minQuantity });
  if (whole === null || whole.isZero()) return null;
  const min = shownForParts(quantity, maxParts, market);
  const within = part.greaterThanOrEqualTo(min) && part.lessThan(whole);
  return within ? null : problem('wrong', 'shownOutOfRange', ['shown'], { min, whole: quantity, coin: market.baseCoin });
}

function partsLine(shown: string, quantity: string, coin: string): SummaryLine {
  const [part, whole] = [readAmount(shown), readAmount(quantity)];
  if (part === null || whole === null || part.isZero() || whole.isZero()) return { name: 'parts', value: null };
  const count = whole.dividedBy(part).toDecimalPlaces(0, ROUND_UP).toNumber();
  return { name: 'parts', value: { type: 'pieces', count, each: writeAmount(Amount.min(part, whole)), coin } };
}

export function previewIceberg(state: TicketState, desk: TicketDesk): KindPreview {
  const { side, size, texts, makerOnly } = state;
  const { market } = desk;
  const timeInForce = makerOnly ? TimeInForce.postOnly : TimeInForce.gtc;
  const order: BookOrder = { side, price: texts.price, timeInForce };
  const sized = sizeAtPrice({ side, size, market, price: texts.price, units: 'both' });
  const fill = immediateFill(order, sized, desk);
  const cost = costOf(order, sized, market, fill, availableFor(side, desk.account));
  const wrongPrice = checkPrice(texts.price, 'price', market) ?? checkBand(texts.price, 'price', side, desk);
  const wrongSize = checkSize({ size, sized, market, amounts: wrongPrice === null ? [sized.amount] : [] });
  const problems = askAll(
    [wrongPrice, wrongSize, checkShown(texts.shown, sized.quantity, market)],
    () => checkBalance(cost?.pay ?? null, side, size.by === 'amount' ? 'amount' : 'quantity', desk),
    () => [makerOnly ? checkMaker(texts.price, 'price', side, desk) : null],
  );
  return {
    sized,
    units: 'both',
    request:
      sized.size === null
        ? null
        : {
            call: 'iceberg',
            body: {
              ...placing(market.symbol, side, sized.quantity),
              delegatePrice: texts.price,
              displayCount: texts.shown,
              timeInForceValue: timeInForce,
            },
          },
    cost,
    fill,
    lines: [partsLine(texts.shown, sized.quantity, market.baseCoin), ...bookLines(cost, side, market)],
    problems,
  };
}
