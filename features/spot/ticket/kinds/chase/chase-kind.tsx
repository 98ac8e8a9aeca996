'use client';
// A chase limit: rests at the best price of its side, and follows it.
import { ChaseFields } from '#components/trading/ticket/chase-fields.tsx';
import { placeChaseLimit } from '#lib/contract/calls/v1/trigger/plan/placeChaseLimit.ts';
import { chaseStart, chaseTexts, checkChaseBound, checkMoves } from '#lib/ticket/chase.ts';
import { checkPrice } from '#lib/ticket/checks.ts';
import type { SpotForm } from '../../form/spot-form.ts';
import { placing } from '../../form/spot-request.ts';
import { amountLine, coinsOf } from '../../form/summary-line.ts';
import { checkBand } from '../../form/ticket-checks.ts';
import type { TicketContext } from '../../form/ticket-context.ts';
import { outcomeAt } from '../../form/ticket-cost.ts';
import { sizeAtPrice } from '../../form/ticket-size.ts';
import { planRequest, previewPlan } from '../plan-preview.ts';
import { SizeFields } from '../size-fields.tsx';
import { type KindPreview, severalOrders, type SpotFields, type SpotKind, typedPrices } from '../spot-kind.ts';

/** A chase limit: what it holds, what it begins at, and what is sent. */
function previewChase(state: SpotForm<keyof typeof chaseTexts>, context: TicketContext): KindPreview {
  const { side, size, texts } = state;
  const { market, book } = context;
  const bound = texts.chaseBound;
  const sized = sizeAtPrice({ side, size, market, price: bound, units: 'both' });
  const [, received] = coinsOf(side, market);
  const outcome = outcomeAt(side, sized.quantity, chaseStart(side, book), market.makerFeeRate);
  return previewPlan(state, context, {
    sized,
    units: 'both',
    limitPrice: bound,
    amounts: [sized.amount],
    checks: [
      checkPrice(bound, 'chaseBound', market) ?? checkBand(bound, 'chaseBound', side, context) ?? checkChaseBound(bound, side, book),
      checkMoves(texts.maxMoves),
    ],
    request:
      sized.size === null
        ? null
        : planRequest(side, placeChaseLimit, {
            ...placing(market, side, sized.quantity),
            delegatePrice: bound,
            maxMoves: Number(texts.maxMoves),
          }),
    lines: [],
    outcome: [amountLine('receive', outcome?.receive ?? null, received, true)],
  });
}

type Text = keyof typeof chaseTexts;

function Fields({ form }: { readonly form: SpotFields<Text> }) {
  return (
    <>
      <ChaseFields form={form} />
      <SizeFields form={form} />
    </>
  );
}

export const chaseKind: SpotKind<Text> = {
  ...severalOrders,
  texts: chaseTexts,
  priceFields: ['chaseBound'],
  Fields,
  typedIn: (form) => typedPrices(form, ['chaseBound']),
  limitPrices: ({ texts }) => [{ field: 'chaseBound', price: texts.chaseBound }],
  preview: previewChase,
};
