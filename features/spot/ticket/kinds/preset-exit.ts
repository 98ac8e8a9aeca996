// Take-profit and stop-loss of the form: as terms, and what is wrong with them.
import { HoldSide, Side } from '#lib/contract/enums.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { type SpotExit, type SpotTrigger, toPlanExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { tpslPrice } from '#lib/order-math/prices/tpsl-price.ts';
import { checkWait } from '#lib/ticket/checks.ts';
import { percentShare } from '#lib/ticket/percent-share.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import type { SpotForm } from '../form/spot-form.ts';
import { priceLine, type SummaryLine } from '../form/summary-line.ts';
import { isBeyond, type TriggerRule } from '../form/ticket-checks.ts';
import type { TicketContext } from '../form/ticket-context.ts';

export const exitTexts = { takeProfitPrice: '', takeProfitLimit: '', stopLossPrice: '', stopLossLimit: '', stopLossWait: '' };
export type ExitText = keyof typeof exitTexts;
export type ExitForm = SpotForm<ExitText>;

export const exitFields = ['takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'] as const satisfies readonly ExitText[];

const triggers = [
  ['take-profit', 'takeProfitPrice'],
  ['stop-loss', 'stopLossPrice'],
] as const;

/** The fields of an exit that hold prices of the market. */
export const exitPrices = ({ exitBy }: Pick<ExitForm, 'exitBy'>): readonly ExitText[] =>
  exitBy === 'price' ? exitFields : ['takeProfitLimit', 'stopLossLimit'];

/** The form with its triggers as prices: what is typed in percent is a change of the price at which it opens. '' where no price is that. */
export function pricedExit(state: ExitForm, entryPrice: string, tickSize: string): ExitForm {
  if (state.exitBy === 'price') return state;
  const side = state.side === Side.buy ? HoldSide.long : HoldSide.short;
  const priced = triggers.map(([leg, field]) => {
    const amount = percentShare(state.texts[field]);
    const terms = {
      contract: { settle: 'quote' },
      by: 'change',
      side,
      leverage: '1',
      entryPrice,
      size: '1',
      leg,
      amount,
      tickSize,
    } as const;
    return [field, amount === '' ? '' : (tpslPrice(terms) ?? '')];
  });
  return { ...state, texts: { ...state.texts, ...Object.fromEntries(priced) } };
}

type ExitRatios = Pick<RequestOf<typeof placeOrder>, 'presetTakeProfitPriceRatio' | 'presetStopLossPriceRatio'>;

/** Typed in percent they are sent as shares, of a stop-loss with a minus. Null: they are sent as prices. */
export function exitRatios({ withExit, exitBy, texts }: ExitForm): ExitRatios | null {
  if (!withExit || exitBy === 'price') return null;
  const [gain, loss] = [percentShare(texts.takeProfitPrice), percentShare(texts.stopLossPrice)];
  return {
    ...(gain === '' ? {} : { presetTakeProfitPriceRatio: gain }),
    ...(loss === '' ? {} : { presetStopLossPriceRatio: `-${loss}` }),
  };
}

export type ExitLeg = {
  readonly leg: 'takeProfit' | 'stopLoss';
  readonly trigger: SpotTrigger;
  readonly field: ExitText;
  readonly limitField: ExitText;
  /** The seconds after which the stop-loss turns into a market order, as typed. */
  readonly waitField?: ExitText;
  readonly wait?: string;
  /** The side of the price that it has to lie on, for an exit that sells. */
  readonly ofSell: TriggerRule;
};

/** The legs that are given. */
export function exitLegs({ texts, takeProfitWatch, stopLossWatch }: ExitForm): readonly ExitLeg[] {
  const legs = [
    {
      leg: 'takeProfit',
      trigger: { triggerType: takeProfitWatch, triggerPrice: texts.takeProfitPrice, executePrice: texts.takeProfitLimit || null },
      field: 'takeProfitPrice',
      limitField: 'takeProfitLimit',
      ofSell: 'above',
    },
    {
      leg: 'stopLoss',
      trigger: {
        triggerType: stopLossWatch,
        triggerPrice: texts.stopLossPrice,
        executePrice: texts.stopLossLimit || null,
        ...(texts.stopLossLimit === '' || texts.stopLossWait === '' ? {} : { marketAfterSeconds: Number(texts.stopLossWait) }),
      },
      field: 'stopLossPrice',
      limitField: 'stopLossLimit',
      waitField: 'stopLossWait',
      wait: texts.stopLossWait,
      ofSell: 'below',
    },
  ] as const satisfies readonly ExitLeg[];
  return legs.filter(({ trigger }) => trigger.triggerPrice !== '' || trigger.executePrice !== null);
}

export function exitOf(state: ExitForm): SpotExit | null {
  const legs = exitLegs(state);
  const of = (leg: ExitLeg['leg']): SpotTrigger | null => legs.find((one) => one.leg === leg)?.trigger ?? null;
  return legs.length === 0 ? null : { takeProfit: of('takeProfit'), stopLoss: of('stopLoss') };
}

const mirrored = { above: 'below', below: 'above', elsewhere: 'elsewhere' } as const;

/** The side of the price on which a leg has to lie, for an exit that trades that way. */
export const ruleOf = ({ ofSell }: ExitLeg, exitSide: Side): TriggerRule => (exitSide === Side.sell ? ofSell : mirrored[ofSell]);

/** That a leg's prices are prices. */
export function checkLeg(
  { trigger, field, limitField, waitField, wait = '' }: ExitLeg,
  { market: { tickSize } }: TicketContext,
): TicketProblem | null {
  if (trigger.triggerPrice === '') return problem('missing', 'triggerMissing', [field]);
  if (!isMultiple(trigger.triggerPrice, tickSize)) return problem('wrong', 'invalidTrigger', [field], { tickSize });
  const limit = trigger.executePrice;
  if (limit !== null && !isMultiple(limit, tickSize)) return problem('wrong', 'invalidPrice', [limitField], { tickSize });
  return waitField === undefined || limit === null ? null : checkWait(wait, waitField);
}

/** The check of the exit that an order takes with it, measured from its price: it trades the other way. '' measures nothing. */
export function checkPresetExit(typed: ExitForm, orderPrice: string, context: TicketContext): TicketProblem | null {
  const state = pricedExit(typed, orderPrice, context.market.tickSize);
  const unreached = triggers.find(([, field]) => typed.texts[field] !== '' && state.texts[field] === '');
  if (unreached !== undefined) return problem(orderPrice === '' ? 'missing' : 'wrong', 'exitOutOfReach', [unreached[1]]);
  const legs = exitLegs(state);
  if (legs.length === 0) return problem('missing', 'exitMissing', ['takeProfitPrice', 'stopLossPrice']);
  const exitSide = state.side === Side.buy ? Side.sell : Side.buy;
  for (const leg of legs) {
    const wrong = checkLeg(leg, context);
    if (wrong !== null) return wrong;
    if (!isBeyond(leg.trigger.triggerPrice, orderPrice, ruleOf(leg, exitSide))) return problem('wrong', 'invalidExit', [leg.field]);
  }
  return null;
}

export type PlanExit = ReturnType<typeof toPlanExitFields> & ExitRatios;

/** The exit that the order of a plan takes with it, in the names of plans. */
export function planExit(state: ExitForm, entryPrice: string, tickSize: string): PlanExit {
  if (!state.withExit) return {};
  const { presetTakeProfitPrice, presetStopLossPrice, ...terms } = toPlanExitFields(exitOf(pricedExit(state, entryPrice, tickSize)));
  const ratios = exitRatios(state);
  if (ratios !== null) return { ...terms, ...ratios };
  return {
    ...terms,
    ...(presetTakeProfitPrice === undefined ? {} : { presetTakeProfitPrice }),
    ...(presetStopLossPrice === undefined ? {} : { presetStopLossPrice }),
  };
}

/** The prices that percentages come to. */
export function triggerLines(state: ExitForm, entryPrice: string, tickSize: string): readonly SummaryLine[] {
  if (!state.withExit || state.exitBy === 'price') return [];
  const exit = exitOf(pricedExit(state, entryPrice, tickSize));
  return [
    priceLine('takeProfitTrigger', exit?.takeProfit?.triggerPrice ?? null),
    priceLine('stopLossTrigger', exit?.stopLoss?.triggerPrice ?? null),
  ];
}
