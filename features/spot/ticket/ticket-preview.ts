// What an order will take, bring and cost, and what is wrong with it: worked out from the form and the desk as it is now.
import type { KindPreview } from './kind-preview.ts';
import { previewExit } from './kinds/preview-exit.ts';
import { previewIceberg } from './kinds/preview-iceberg.ts';
import { previewOco } from './kinds/preview-oco.ts';
import { previewOrder } from './kinds/preview-order.ts';
import { previewScaled } from './kinds/preview-scaled.ts';
import { previewTrailing } from './kinds/preview-trailing.ts';
import { previewTrigger } from './kinds/preview-trigger.ts';
import { previewTwap } from './kinds/preview-twap.ts';
import { availableFor, type TicketDesk } from './ticket-desk.ts';
import { snapsOf, withSnaps } from './snap-ticket.ts';
import { holdsBack, problem, type TicketProblem } from './ticket-problem.ts';
import { sizePercent } from './ticket-size.ts';
import type { Snap, TicketKind, TicketState } from './ticket-state.ts';
import { unusualAbout, type UnusualLimits } from './warnings/unusual.ts';

export type TicketPreview = KindPreview & {
  /** Of the slider. */
  readonly percent: number;
  /** The form as it would be sent: what was typed, on the market's steps. */
  readonly meant: TicketState;
};

const previews: Readonly<Record<TicketKind, (state: TicketState, desk: TicketDesk) => KindPreview>> = {
  limit: previewOrder,
  market: previewOrder,
  trigger: previewTrigger,
  exit: previewExit,
  oco: previewOco,
  trailing: previewTrailing,
  iceberg: previewIceberg,
  scaled: previewScaled,
  twap: previewTwap,
};

const noteOf = (code: 'stepAhead' | 'stepTaken', { field, typed, snapped, step }: Snap): TicketProblem =>
  problem('note', code, [field], { of: field === 'quantity' || field === 'shown' ? 'quantity' : 'price', typed, snapped, step });

/** There is no request while something is missing or wrong; a warning does not hold it back. */
export function previewTicket(typed: TicketState, desk: TicketDesk, limits: UnusualLimits): TicketPreview {
  const snaps = snapsOf(typed, desk.market);
  // Judged as it would be sent.
  const state = withSnaps(typed, snaps);
  const preview = previews[state.kind](state, desk);
  const unusual = preview.problems.some(holdsBack) || preview.request === null ? [] : unusualAbout({ state, preview, desk, limits });
  const notes = [...typed.snapped.map((snap) => noteOf('stepTaken', snap)), ...snaps.map((snap) => noteOf('stepAhead', snap))];
  return {
    ...preview,
    meant: state,
    problems: [...preview.problems, ...unusual, ...notes],
    request: preview.problems.some(holdsBack) ? null : preview.request,
    percent: sizePercent(state.side, state.size, preview.sized, availableFor(state.side, desk.account) ?? '0'),
  };
}
