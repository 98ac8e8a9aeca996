// The situation of somebody in an order between people: the state, and who has asked for something or was decided for.
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import type { C2cState, C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { isFiat } from '#lib/contract/c2c/fiats.ts';

type Situation =
  | 'waiting'
  | 'askedByMe'
  | 'askedByOther'
  | 'paid'
  | 'appealed'
  | 'reopened'
  | 'decidedForMe'
  | 'decidedAgainstMe'
  | 'released'
  | 'cancelled'
  | 'expired';

type Asked = Pick<C2cOrderDetail, 'state' | 'role' | 'cancelAskedBy' | 'decidedFor' | 'history'>;

export function situationOf({ state, role, cancelAskedBy, decidedFor, history }: Asked): Situation {
  if (state === 'released' || state === 'cancelled' || state === 'expired') return state;
  if (state === 'decided') return decidedFor === role ? 'decidedForMe' : 'decidedAgainstMe';
  if (cancelAskedBy !== null) return cancelAskedBy === role ? 'askedByMe' : 'askedByOther';
  if (state === 'appealed' && history.some(({ cause }) => cause === 'object')) return 'reopened';
  return state;
}

/** Null: the order came to nothing, and no step follows. */
const places: Readonly<Record<C2cState, number | null>> = {
  waiting: 1,
  paid: 2,
  appealed: 2,
  decided: 2,
  released: 3,
  cancelled: null,
  expired: null,
};
/** To pay, to release, and the end. */
export const stepCount = 3;

/** Null: there are no steps. Coins against coins change hands without any. */
export const placeOf = ({ state, quote }: Pick<C2cOrderDetail, 'state' | 'quote'>): number | null => (isFiat(quote) ? places[state] : null);

/** The step that answers the situation best; null: it is to wait. */
const chief: Readonly<Record<'buyer' | 'seller', Readonly<Record<Situation, C2cStep | null>>>> = {
  buyer: {
    waiting: 'mark-paid',
    askedByMe: null,
    askedByOther: 'accept-cancel',
    paid: null,
    appealed: null,
    reopened: null,
    decidedForMe: null,
    decidedAgainstMe: 'accept-decision',
    released: null,
    cancelled: null,
    expired: null,
  },
  seller: {
    waiting: null,
    askedByMe: null,
    askedByOther: 'accept-cancel',
    paid: 'release',
    appealed: null,
    reopened: null,
    decidedForMe: null,
    decidedAgainstMe: 'accept-decision',
    released: null,
    cancelled: null,
    expired: null,
  },
};

/** The steps as buttons: the chief one, and the others behind it in the order of the table of steps. */
export function offeredSteps(order: Asked & Pick<C2cOrderDetail, 'steps'>): {
  readonly first: C2cStep | null;
  readonly others: readonly C2cStep[];
} {
  const situation = situationOf(order);
  const wanted = chief[order.role][situation];
  const first = order.steps.find((step) => step === wanted) ?? null;
  // Somebody who accepts the decision lets go of the coins as well.
  const others = order.steps.filter((step) => step !== first && !(situation === 'decidedAgainstMe' && step === 'release'));
  return { first, others };
}

/** The thing for which time is left; null: no time runs. */
export const timeFor: Readonly<Record<Situation, 'pay' | 'answer' | 'object' | null>> = {
  waiting: 'pay',
  askedByMe: 'answer',
  askedByOther: 'answer',
  paid: null,
  appealed: null,
  reopened: null,
  decidedForMe: 'object',
  decidedAgainstMe: 'object',
  released: null,
  cancelled: null,
  expired: null,
};
