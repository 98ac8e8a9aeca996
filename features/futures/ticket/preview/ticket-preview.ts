// The result of an order for each of the two buttons, its cost and effect: worked out from the form and the context as it is now.
import { Side } from '#lib/contract/enums.ts';
import { percentOfWhole } from '#lib/order-math/orders/quantity-from-percent.ts';
import type { ScaledOrder } from '#lib/order-math/orders/scaled-orders.ts';
import { withSnaps } from '#lib/ticket/order-form.ts';
import type { Pieces } from '#lib/ticket/iceberg.ts';
import { holdsBack, type TicketProblem } from '#lib/ticket/problem.ts';
import { snapNote, snapsOf } from '#lib/ticket/snap.ts';
import type { UnusualLimits } from '#lib/ticket/unusual.ts';
import type { FuturesRequest } from '../form/futures-request.ts';
import type { PriceTerm } from '../kinds/futures-kind.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { sideTerms, type SideTerms } from './side-terms.ts';
import { checkMarket, checkMeans, checkSize, warningsOf } from './ticket-checks.ts';
import { isHedge, type TicketContext } from '../form/ticket-context.ts';
import { exitOf, exitRatios, previewExit, type ExitPreview } from './ticket-exit.ts';
import { impactOf, orderCost, type Impact } from './ticket-impact.ts';
import { maxSize } from './ticket-max.ts';
import { stepsOf, typedIn } from '../state/ticket-reducer.ts';
import { sizeOf } from './ticket-size.ts';
import type { TicketState } from '../state/ticket-state.ts';

export type SidePreview = {
  readonly terms: SideTerms;
  /** In the contract's quantity; '' while it is not known. */
  readonly size: string;
  /** The parts that several orders are spread into; null while they are not known, and for other kinds. */
  readonly parts: readonly ScaledOrder[] | null;
  /** The pieces that it trades in, one after another; null while they are not known, and for other kinds. */
  readonly pieces: Pieces | null;
  /** The most that can be opened or closed; null while it is not known. */
  readonly max: string | null;
  /** The price at which units are converted. */
  readonly price: string | null;
  /** The words of the question about its price. */
  readonly term: PriceTerm;
  /** In the margin coin. */
  readonly cost: string | null;
  readonly impact: Impact;
  readonly exit: ExitPreview;
  readonly problems: readonly TicketProblem[];
  /** Null while something is missing or wrong. */
  readonly request: FuturesRequest | null;
};

export type TicketPreview = Readonly<Record<Side, SidePreview>> & {
  /** The value of the slider: the share of the most that the size takes, of the side that takes more. */
  readonly percent: number;
};

/** As if nothing were wrong; null while a number is missing. */
function requestOf(state: TicketState, terms: SideTerms, size: string, exit: ExitPreview, context: TicketContext): FuturesRequest | null {
  const { side, closes, holdSide } = terms;
  const order = {
    side,
    closes,
    holdSide: isHedge(context) ? holdSide : null,
    size,
    exit: exitOf(exit, state, context),
    ratios: exitRatios(state),
  };
  return futuresKinds[state.kind].request(state, order, context);
}

function previewSide(state: TicketState, side: Side, context: TicketContext, limits: UnusualLimits): SidePreview {
  const kind = futuresKinds[state.kind];
  const terms = sideTerms(state, side, context);
  const price = kind.openPrice(state, side, context);
  const max = maxSize(state, terms, context);
  const size = sizeOf({ size: state.size, price, max }, terms, context);
  const exit = previewExit(state, terms, { price, size }, context);
  const impact = impactOf(state, size, terms, context);
  const cost = orderCost(state, size, terms, context);
  const wrongPart = kind.checkSize?.(state, size, context, terms.closes) ?? null;
  const found = [
    checkMarket(terms, context),
    ...kind.check(state, side, context),
    checkSize(size, price, terms, context) ?? wrongPart,
    ...exit.problems,
  ].filter((one) => one !== null);
  const poor = found.length > 0 ? null : checkMeans(size, price, max, terms, context);
  const wrong = poor === null ? found : [poor];
  const warnings = wrong.length > 0 ? [] : warningsOf({ state, terms, size, price, cost, impact, context, limits });
  return {
    terms,
    size,
    parts: kind.parts?.(state, size, context) ?? null,
    pieces: size === '' ? null : (kind.pieces?.(state, size, context) ?? null),
    max,
    price,
    term: kind.term(state, side, context),
    cost,
    impact,
    exit,
    problems: [...wrong, ...warnings],
    request: wrong.some(holdsBack) || size === '' ? null : requestOf(state, terms, size, exit, context),
  };
}

/** There is no request of a side while something is missing or wrong about it; a warning does not hold it back. */
export function previewTicket(typed: TicketState, context: TicketContext, limits: UnusualLimits): TicketPreview {
  const steps = stepsOf(context.market);
  const snaps = snapsOf(typedIn(typed, steps), steps);
  // Judged as it would be sent.
  const state = withSnaps(typed, snaps);
  const notes = [...typed.snapped.map((snap) => snapNote('stepTaken', snap)), ...snaps.map((snap) => snapNote('stepAhead', snap))];
  const sideOf = (side: Side): SidePreview => {
    const preview = previewSide(state, side, context, limits);
    return { ...preview, problems: [...preview.problems, ...notes] };
  };
  const [buy, sell] = [sideOf(Side.buy), sideOf(Side.sell)];
  const shareOf = ({ size, max }: SidePreview): number => (size === '' || max === null ? 0 : percentOfWhole(size, max));
  const percent = state.size.by === 'percent' ? state.size.percent : Math.max(shareOf(buy), shareOf(sell));
  return { [Side.buy]: buy, [Side.sell]: sell, percent };
}
