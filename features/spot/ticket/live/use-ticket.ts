// The order form alive: what was said, what was picked elsewhere on the page, and what follows from market, balance and book of now.
import { useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';

import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';
import { useOrderWarnings } from '#lib/session/order-form/order-warnings.ts';
import { useSizeUnit, type SizeUnit } from '#lib/session/order-form/size-unit.ts';
import { useUser } from '#lib/session/user.ts';
import { withKindOf } from '#lib/ticket/order-form.ts';
import { useTicketDraft } from '#lib/ticket/use-ticket-draft.ts';
import { useTradingWallet } from '../../margin/trading-wallet.ts';
import type { UnifiedFunds, UnifiedSpend } from '../../margin/unified-funds.ts';
import { useUnifiedFunds } from '../../margin/use-unified-funds.ts';
import { spotKinds } from '../kinds/spot-kinds.ts';
import { availableFor, type TicketAccount, type TicketContext } from '../form/ticket-context.ts';
import { draftOf, readDraft } from '../state/ticket-draft.ts';
import type { TicketPreview } from '../preview/ticket-preview.ts';
import { ticketReducer, type TicketAction } from '../state/ticket-reducer.ts';
import { initialTicket, type TicketKind, type TicketState } from '../state/ticket-state.ts';
import { useTicketPreview } from './use-ticket-preview.ts';

export type Ticket = {
  readonly state: TicketState;
  readonly dispatch: Dispatch<TicketAction>;
  readonly preview: TicketPreview;
  /** As it stood when the preview last said something new. */
  readonly context: TicketContext;
  /** The market's price at this very moment; decimal text. */
  readonly priceNow: () => string;
  /** The available balance of the coin that the chosen side spends; null when not known. */
  readonly available: string | null;
  /** The parts of that in a unified account; null: a classic one, or not known yet. */
  readonly spend: UnifiedSpend | null;
  /** The one of the two units in which sizes are given, and the change to the other one: it takes the size along. */
  readonly unit: SizeUnit;
  readonly chooseUnit: (unit: SizeUnit) => void;
};

/** A size that is still to come is one in the chosen coin. */
const inUnit = (said: TicketState, unit: SizeUnit): TicketState =>
  said.size.by !== 'percent' && said.size.text === '' ? { ...said, size: { by: unit, text: '' } } : said;

type Spending = { readonly account: TicketAccount; readonly unified: UnifiedFunds | null };

function useSpending(market: SpotMarket, { kind, bestOffer, texts }: TicketState): Spending {
  const user = useUser();
  const unified = useUnifiedFunds(market, kind === 'limit' && bestOffer === null ? texts.price : '');
  const { mode, funds } = useTradingWallet();
  const balances = useChannel(useHub(), 'account', user === null ? null : '').data?.balances;
  const own = useMemo(
    () =>
      balances === undefined
        ? null
        : { base: balances.get(market.baseCoin)?.available ?? '0', quote: balances.get(market.quoteCoin)?.available ?? '0' },
    [balances, market.baseCoin, market.quoteCoin],
  );
  return useMemo(() => {
    if (mode !== 'spot') return { account: funds, unified: null };
    if (user?.isUnified !== true) return { account: own, unified: null };
    return { account: unified === null ? null : { base: unified.sell.all, quote: unified.buy.all }, unified };
  }, [mode, funds, user, own, unified]);
}

/** `only`: the form is of this kind, whatever is picked, and keeps a draft of its own; null: of the kind that is chosen in it. */
export function useTicket(market: SpotMarket, initialPrice: string, only: TicketKind | null): Ticket {
  const ofKind = (ticket: TicketState): TicketState => (only === null ? ticket : { ...ticket, kind: only });
  const [said, dispatch] = useReducer(
    (now: TicketState, action: TicketAction) => ofKind(ticketReducer(now, action)),
    initialPrice,
    (price) => ofKind(initialTicket(Side.buy, price)),
  );
  useTicketDraft(draftOf(only === null ? market.symbol : `${market.symbol}.${only}`), said, readDraft, dispatch);
  const { unit, choose } = useSizeUnit();
  useEffect(() => void useSizeUnit.persist.rehydrate(), []);
  const mode = useTradingWallet(({ mode }) => mode);
  const state = useMemo(
    () =>
      inUnit(
        withKindOf(said, (kind) => spotKinds[kind].modes.includes(mode)),
        unit,
      ),
    [said, unit, mode],
  );
  const { account, unified } = useSpending(market, state);
  const picked = useDesk((desk) => desk.picked);
  const asked = useDesk((desk) => desk.asked);
  const handled = useRef({ picked, asked });
  useEffect(() => {
    if (picked !== null && picked !== handled.current.picked) {
      dispatch({ type: 'pick', price: picked.price, side: picked.side });
      if (picked.quantity !== null) dispatch({ type: 'quantity', text: picked.quantity });
    }
    if (asked !== null && asked !== handled.current.asked) dispatch({ type: 'side', side: asked.side });
    handled.current = { picked, asked };
  }, [picked, asked]);
  const { limits: own } = useOrderWarnings();
  const { slippagePercent } = useConfirmations();
  const limits = useMemo(() => ({ ...own, slippagePercent }), [own, slippagePercent]);
  const { preview, context, priceNow } = useTicketPreview({ state, account, market, limits, initialPrice });
  const chooseUnit = (chosen: SizeUnit): void => {
    choose(chosen);
    const text = preview.sized[chosen];
    if (state.size.by !== 'percent' && text !== '') dispatch({ type: chosen, text });
  };
  return {
    state,
    dispatch,
    preview,
    context,
    priceNow,
    available: availableFor(state.side, account),
    spend: unified?.[state.side] ?? null,
    unit,
    chooseUnit,
  };
}
