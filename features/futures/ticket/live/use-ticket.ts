// The order form alive: what was said, what was picked elsewhere on the page, and what follows from market, account and book of now.
import { useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { ContractUnit } from '#lib/order-math/futures/contract-unit.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { chooseContractUnit, useContractPreferences, useKeptContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';
import { useOrderWarnings } from '#lib/session/order-form/order-warnings.ts';
import { useUser } from '#lib/session/user.ts';
import { withKindOf } from '#lib/ticket/order-form.ts';
import { useTicketDraft } from '#lib/ticket/use-ticket-draft.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { draftOf, readDraft } from '../state/ticket-draft.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import { previewTicket, type TicketPreview } from '../preview/ticket-preview.ts';
import { ticketReducer, type TicketChange } from '../state/ticket-reducer.ts';
import { initialTicket, type TicketKind, type TicketState } from '../state/ticket-state.ts';
import { useTicketContext } from './use-ticket-context.ts';
import { shownIn } from '../preview/ticket-size.ts';

export type Ticket = {
  readonly state: TicketState;
  readonly dispatch: Dispatch<TicketChange>;
  readonly preview: TicketPreview;
  readonly context: TicketContext;
  /** The unit in which a size is typed, and the change to another one: it takes the size along. */
  readonly unit: ContractUnit;
  readonly chooseUnit: (unit: ContractUnit) => void;
};

/** The size in another unit; '' while it is not known, and where the two sides would not have the same. */
function sizeIn(unit: ContractUnit, { buy, sell }: TicketPreview, context: TicketContext): string {
  const [ofBuy, ofSell] = [buy, sell].map(({ size, price, terms }) =>
    size === '' ? '' : (shownIn(unit, size, price, terms.leverage, context) ?? ''),
  );
  return ofBuy !== undefined && ofBuy === ofSell ? ofBuy : '';
}

/** A size that is still to come is one in the chosen unit. */
const inUnit = (said: TicketState, unit: ContractUnit): TicketState =>
  said.size.by === 'amount' && said.size.text === '' ? { ...said, size: { by: 'amount', text: '', unit } } : said;

/** `only`: the form is of this kind, whatever is picked, and keeps a draft of its own; null: of the kind that is chosen in it. */
export function useTicket(market: ContractMarket, line: ContractLineKey, initial: Ticker, only: TicketKind | null): Ticket {
  const api = useApi();
  useKeptContractPreferences(api, useUser() !== null);
  const unit = useContractPreferences((kept) => kept.unit);
  const ofKind = (ticket: TicketState): TicketState => (only === null ? ticket : { ...ticket, kind: only });
  const [said, dispatch] = useReducer(
    (now: TicketState, change: TicketChange) => ofKind(ticketReducer(now, change)),
    initial.lastPrice,
    (price) => ofKind(initialTicket(price, 'base')),
  );
  useTicketDraft(draftOf(only === null ? market.symbolId : `${market.symbolId}.${only}`), said, readDraft, dispatch);
  const state = useMemo(
    () =>
      inUnit(
        withKindOf(said, (kind) => futuresKinds[kind].lines.includes(line)),
        unit,
      ),
    [said, unit, line],
  );
  const picked = useDesk((desk) => desk.picked);
  const handled = useRef(picked);
  useEffect(() => {
    if (picked !== null && picked !== handled.current) dispatch({ type: 'pick', price: picked.price, quantity: picked.quantity });
    handled.current = picked;
  }, [picked]);
  const context = useTicketContext(market, line, initial);
  const { limits: own } = useOrderWarnings();
  const { slippagePercent } = useConfirmations();
  const preview = useMemo(() => previewTicket(state, context, { ...own, slippagePercent }), [state, context, own, slippagePercent]);
  const chooseUnit = (chosen: ContractUnit): void => {
    chooseContractUnit(api, chosen);
    if (state.size.by === 'amount') dispatch({ type: 'size', text: sizeIn(chosen, preview, context), unit: chosen });
  };
  return { state, dispatch, preview, context, unit, chooseUnit };
}
