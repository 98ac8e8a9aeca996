// An iceberg: a limit order of which the book sees only a part at a time.
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { TimeInForce } from '#lib/contract/enums.ts';
import { checkMaker, checkPrice } from '#lib/ticket/checks.ts';
import { checkShown, icebergParts, type icebergTexts } from '#lib/ticket/iceberg.ts';
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

type Form = SpotForm<keyof typeof icebergTexts>;

function partsLine(shown: string, quantity: string, coin: string): SummaryLine {
  const parts = icebergParts(shown, quantity);
  return { name: 'parts', value: parts === null ? null : { type: 'pieces', ...parts, coin } };
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
    [wrongPrice, wrongSize, checkShown(texts.shown, sized.quantity, market, market.baseCoin)],
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
