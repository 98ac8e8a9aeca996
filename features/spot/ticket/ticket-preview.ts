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
import { sizePercent } from './ticket-size.ts';
import type { TicketKind, TicketState } from './ticket-state.ts';

export type TicketPreview = KindPreview & {
  /** Of the slider. */
  readonly percent: number;
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

/** There is no request while something is missing or wrong; a warning does not hold it back. */
export function previewTicket(state: TicketState, desk: TicketDesk): TicketPreview {
  const preview = previews[state.kind](state, desk);
  const sendable = preview.problems.every(({ weight }) => weight === 'warning');
  return {
    ...preview,
    request: sendable ? preview.request : null,
    percent: sizePercent(state.side, state.size, preview.sized, availableFor(state.side, desk.account) ?? '0'),
  };
}
