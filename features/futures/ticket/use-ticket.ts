// The order form alive: what was said, what the desk picked, and what follows from market, account and book of now.
import { useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { ContractUnit } from '#lib/order-math/contract-unit.ts';
import { useConfirmations } from '#lib/session/confirmations.ts';
import { chooseContractUnit, useContractPreferences, useKeptContractPreferences } from '#lib/session/contract-preferences.ts';
import { useDesk } from '#lib/session/desk.ts';
import { useUser } from '#lib/session/user.ts';
import type { TicketDesk } from './ticket-desk.ts';
import { previewTicket, type TicketPreview } from './ticket-preview.ts';
import { ticketReducer, type TicketChange } from './ticket-reducer.ts';
import { initialTicket, type TicketState } from './ticket-state.ts';
import { useDeskView } from './use-desk-view.ts';
import { useTicketDraft } from './use-ticket-draft.ts';

export type Ticket = {
  readonly state: TicketState;
  readonly dispatch: Dispatch<TicketChange>;
  readonly preview: TicketPreview;
  readonly desk: TicketDesk;
  /** In which a size is typed, and the change to another one: what was typed is then typed anew. */
  readonly unit: ContractUnit;
  readonly chooseUnit: (unit: ContractUnit) => void;
};

/** A size that is still to come is one in the chosen unit. */
const inUnit = (said: TicketState, unit: ContractUnit): TicketState =>
  said.size.by === 'amount' && said.size.text === '' ? { ...said, size: { by: 'amount', text: '', unit } } : said;

export function useTicket(market: ContractMarket, line: ContractLineKey, initial: Ticker): Ticket {
  const api = useApi();
  useKeptContractPreferences(api, useUser() !== null);
  const unit = useContractPreferences((kept) => kept.unit);
  const [said, dispatch] = useReducer(ticketReducer, initial.lastPrice, (price) => initialTicket(price, 'base'));
  useTicketDraft(market.symbolId, said, dispatch);
  const state = useMemo(() => inUnit(said, unit), [said, unit]);
  const picked = useDesk((desk) => desk.picked);
  const handled = useRef(picked);
  useEffect(() => {
    if (picked !== null && picked !== handled.current) dispatch({ type: 'pick', price: picked.price, quantity: picked.quantity });
    handled.current = picked;
  }, [picked]);
  const desk = useDeskView(market, line, initial);
  const { slippagePercent } = useConfirmations();
  const preview = useMemo(() => previewTicket(state, desk, slippagePercent), [state, desk, slippagePercent]);
  const chooseUnit = (chosen: ContractUnit): void => {
    chooseContractUnit(api, chosen);
    if (state.size.by === 'amount') dispatch({ type: 'size', text: '', unit: chosen });
  };
  return { state, dispatch, preview, desk, unit, chooseUnit };
}
