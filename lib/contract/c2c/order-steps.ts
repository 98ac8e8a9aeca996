// The states of an order between two people, and the steps that each of them may take in each: core, calls and pages go by this table.

/** In a fixed order: journals keep places in it. */
export const c2cRoles = ['buyer', 'seller'] as const;
export type C2cRole = (typeof c2cRoles)[number];

export const otherRole = (role: C2cRole): C2cRole => (role === 'buyer' ? 'seller' : 'buyer');

export const C2cState = {
  /** The buyer has to pay before the time is over. */
  waiting: 'waiting',
  /** The buyer says that it is paid: from here on no time ends the order. */
  paid: 'paid',
  /** An operator has to decide. */
  appealed: 'appealed',
  /** An operator has decided; it is carried out when nobody objects in time. */
  decided: 'decided',
  released: 'released',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;
export type C2cState = (typeof C2cState)[keyof typeof C2cState];

/** The seller's coins are held. */
type OpenC2cState = Exclude<C2cState, 'released' | 'cancelled' | 'expired'>;

/** Minutes that an advert may give for the payment. */
export const paymentMinutes = { least: 15, most: 120 } as const;
/** The time to answer a request to cancel. Unanswered, the buyer's own is accepted: it gives the coins back; the seller's lapses. */
export const cancelAnswerMs = 10 * 60_000;
/** The time to object to a decision, in which the coins stay held. */
export const objectionMs = 24 * 60 * 60_000;

/** All that decides on the next steps of an order. */
export type C2cStanding = {
  readonly state: OpenC2cState;
  /** The last millisecond in which payment can be marked, or the mark taken back. */
  readonly payByMs: number;
  /** The one who has asked to cancel, and is not answered yet. */
  readonly cancelAskedBy: C2cRole | null;
  /** The one for whom the operator has decided. */
  readonly decidedFor: C2cRole | null;
  /** An earlier decision was objected to: the next one is carried out at once. */
  readonly isReopened: boolean;
};

type StepRule = {
  readonly by: readonly C2cRole[];
  readonly from: readonly OpenC2cState[];
  /** Left out: nothing more is asked. */
  readonly when?: (standing: C2cStanding, role: C2cRole, nowMs: number) => boolean;
};

const isInTime = ({ payByMs }: C2cStanding, _: C2cRole, nowMs: number): boolean => nowMs <= payByMs;
const isAsked = ({ cancelAskedBy }: C2cStanding, role: C2cRole): boolean => cancelAskedBy === otherRole(role);
const isAgainst = ({ decidedFor }: C2cStanding, role: C2cRole): boolean => decidedFor === otherRole(role);

export const c2cSteps = [
  'mark-paid',
  'unmark-paid',
  'cancel',
  'ask-cancel',
  'accept-cancel',
  'decline-cancel',
  'release',
  'appeal',
  'accept-decision',
  'object',
] as const;
export type C2cStep = (typeof c2cSteps)[number];

const rules: Readonly<Record<C2cStep, StepRule>> = {
  'mark-paid': { by: ['buyer'], from: ['waiting'], when: isInTime },
  // Behind that time the order would expire at once: whoever wants its end asks for it.
  'unmark-paid': { by: ['buyer'], from: ['paid'], when: isInTime },
  cancel: { by: ['buyer'], from: ['waiting'] },
  'ask-cancel': {
    by: ['buyer', 'seller'],
    from: ['waiting', 'paid', 'appealed'],
    // Before the payment the buyer need not ask.
    when: ({ state, cancelAskedBy }, role) => cancelAskedBy === null && (state !== 'waiting' || role === 'seller'),
  },
  'accept-cancel': { by: ['buyer', 'seller'], from: ['waiting', 'paid', 'appealed'], when: isAsked },
  'decline-cancel': { by: ['buyer', 'seller'], from: ['waiting', 'paid', 'appealed'], when: isAsked },
  // A buyer may have paid without saying so.
  release: { by: ['seller'], from: ['waiting', 'paid', 'appealed', 'decided'] },
  appeal: { by: ['buyer', 'seller'], from: ['paid'] },
  'accept-decision': { by: ['buyer', 'seller'], from: ['decided'], when: isAgainst },
  object: { by: ['buyer', 'seller'], from: ['decided'], when: (standing, role) => isAgainst(standing, role) && !standing.isReopened },
};

/** True where somebody in this role may take the step now. */
export function mayTakeStep(standing: C2cStanding, role: C2cRole, step: C2cStep, nowMs: number): boolean {
  const { by, from, when } = rules[step];
  return by.includes(role) && from.includes(standing.state) && (when === undefined || when(standing, role, nowMs));
}

/** In the order of the table. */
export const openSteps = (standing: C2cStanding, role: C2cRole, nowMs: number): C2cStep[] =>
  c2cSteps.filter((step) => mayTakeStep(standing, role, step, nowMs));
