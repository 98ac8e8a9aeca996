// An iceberg: a limit order of which the book sees only a part at a time.
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, ROUND_UP, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { checkMaker, checkPrice } from '#lib/ticket/checks.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import { orderPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import type { SpotForm } from '../../form/spot-form.ts';
import { placing } from '../../form/spot-request.ts';
import type { SummaryLine } from '../../form/summary-line.ts';
import { askAll, checkBalance, checkBand, checkSize } from '../../form/ticket-checks.ts';
import { availableFor, type TicketContext } from '../../form/ticket-context.ts';
import { costOf, immediateFill, type BookOrder } from '../../form/ticket-cost.ts';
import { sizeAtPrice } from '../../form/ticket-size.ts';
import { bookLines } from '../book-order.ts';
import type { KindPreview } from '../spot-kind.ts';

export const icebergTexts = { price: '', shown: '' };
type Form = SpotForm<keyof typeof icebergTexts>;

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

export function previewIceberg(state: Form, context: TicketContext): KindPreview {
  const { side, size, texts, makerOnly } = state;
  const { market } = context;
  const timeInForce = makerOnly ? TimeInForce.postOnly : TimeInForce.gtc;
  const order: BookOrder = { side, price: texts.price, timeInForce };
  const sized = sizeAtPrice({ side, size, market, price: texts.price, units: 'both' });
  const fill = immediateFill(order, sized, context);
  const cost = costOf(order, sized, market, fill, availableFor(side, context.account));
  const wrongPrice = checkPrice(texts.price, 'price', market) ?? checkBand(texts.price, 'price', side, context);
  const wrongSize = checkSize({ size, sized, market, amounts: wrongPrice === null ? [sized.amount] : [] });
  const problems = askAll(
    [wrongPrice, wrongSize, checkShown(texts.shown, sized.quantity, market)],
    () => checkBalance(cost?.pay ?? null, side, size.by === 'amount' ? 'amount' : 'quantity', context),
    () => [makerOnly ? checkMaker(texts.price, 'price', side, context.book) : null],
  );
  return {
    sized,
    units: 'both',
    request:
      sized.size === null
        ? null
        : {
            ...requestTo(
              placeIceberg,
              {
                ...placing(market, side, sized.quantity),
                delegatePrice: texts.price,
                displayCount: texts.shown,
                timeInForceValue: timeInForce,
              },
              orderPlaced,
            ),
            side,
            list: 'open',
            wanted: { wanted: sized.quantity, coin: market.baseCoin, byAmount: false },
          },
    cost,
    fill,
    lines: [partsLine(texts.shown, sized.quantity, market.baseCoin), ...bookLines(cost, side, market)],
    problems,
  };
}
