'use client';
// The order form.
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent, type Ref } from 'react';

import { Button } from '#components/ui/button.tsx';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { asksFirst, useConfirmations, useKeptConfirmations } from '#lib/session/confirmations.ts';
import { useUser } from '#lib/session/user.ts';
import { DoorLinks } from '../door-links.tsx';
import { confirmationOf, isDangerous, termsOf } from './confirm/ask-about.ts';
import type { Asked } from './confirm/confirm-order.tsx';
import { OneClickSwitch } from './confirm/one-click.tsx';
import { KindFields } from './kinds/kind-fields.tsx';
import { OrderOptions } from './order-options.tsx';
import { AvailableLine, MarketTerms } from './ticket-lines.tsx';
import { TicketNotes } from './ticket-notes.tsx';
import { dropDraft } from './ticket-draft.ts';
import type { TicketForm } from './ticket-form.ts';
import type { TicketRequest } from './ticket-request.ts';
import { holdsBack, problem, type TicketProblem } from './ticket-problem.ts';
import type { TicketAction } from './ticket-reducer.ts';
import type { TicketField } from './ticket-state.ts';
import { TicketSummary } from './ticket-summary.tsx';
import { KindSwitch, SideSwitch } from './ticket-switches.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useSend } from './use-send.ts';
import { useTicketCommands } from './use-ticket-commands.ts';
import { useTicket } from './use-ticket.ts';

const ConfirmOrder = dynamic(() => import('./confirm/confirm-order.tsx'), { ssr: false });

type Props = { readonly market: SpotMarket; readonly initialPrice: string };

/** What is missing is said once somebody tries to send; what is wrong, at once. */
const isSaid =
  (tried: boolean) =>
  (problem: TicketProblem): boolean =>
    tried || problem.weight !== 'missing';

export function OrderTicket({ market, initialPrice }: Props) {
  const t = useTranslations('spot');
  const sides = useTranslations('terminal');
  const user = useUser();
  const ticket = useTicket(market, initialPrice);
  const sending = useSend(market.displayName, market.baseCoin);
  const notesId = useId();
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmations = useConfirmations();
  const problemText = useProblemText();
  useKeptConfirmations();
  const inputs = useRef(new Map<TicketField, HTMLInputElement>());
  const { state, preview, available } = ticket;
  const buys = state.side === Side.buy;
  const spent = buys ? market.quoteCoin : market.baseCoin;
  const said = preview.problems.filter(isSaid(tried));

  const dispatch = (action: TicketAction): void => {
    // Leaving a field says nothing new about the order.
    if (action.type !== 'aim' && action.type !== 'snap') {
      sending.changed();
      if (action.type !== 'placed') setTried(false);
    }
    ticket.dispatch(action);
  };
  const markOf = (field: TicketField) => {
    const about = said.find((problem) => problem.fields[0] === field);
    return about === undefined ? {} : ({ mark: holdsBack(about) ? 'wrong' : 'warning', describedBy: notesId } as const);
  };
  const fieldRef =
    (field: TicketField): Ref<HTMLInputElement> =>
    (input) => {
      if (input === null) inputs.current.delete(field);
      else inputs.current.set(field, input);
    };
  const send = async (request: TicketRequest): Promise<void> => {
    if (!(await sending.send(request))) return;
    dropDraft(market.symbol);
    ticket.dispatch({ type: 'placed' });
  };
  /** Sends what the form holds, after a question where one is due. */
  const attempt = (purpose: 'order' | 'close'): void => {
    if (user === null || sending.pending || asked !== null) return;
    const { request } = preview;
    if (request === null) {
      setTried(true);
      const field = preview.problems.find(holdsBack)?.fields[0];
      if (field !== undefined) inputs.current.get(field)?.focus();
      return;
    }
    ticket.dispatch({ type: 'snap', rules: market });
    const about = purpose === 'close' ? 'close' : confirmationOf(state.kind);
    const slippage = preview.cost?.slippage ?? '0';
    const danger = isDangerous(slippage, confirmations.slippagePercent);
    if (!asksFirst(confirmations, about, danger)) {
      void send(request);
      return;
    }
    const words = { price: t('field.price'), quantity: t('field.quantity'), amount: t('field.amount'), atMarket: t('exit.atMarket') };
    setAsked({
      request,
      side: state.side,
      kind: state.kind,
      terms: termsOf(preview, market, words),
      lines: preview.lines,
      about,
      danger: danger ? problemText(problem('warning', 'slippageHigh', [], { slippage })) : null,
    });
  };
  useTicketCommands({ ticket, dispatch, inputOf: (field) => inputs.current.get(field), send: user === null ? null : attempt });
  const form: TicketForm = { ...ticket, dispatch, markOf, fieldRef };
  const simple = state.kind === 'limit' || state.kind === 'market';
  const action = `${sides(`side.${state.side}`)} ${market.baseCoin}`;
  return (
    <section aria-label={t('ticket')}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          attempt('order');
        }}
        noValidate
        className="flex flex-col gap-2 px-3 py-2.5 max-md:pt-0"
      >
        <SideSwitch side={state.side} onSide={(side) => dispatch({ type: 'side', side })} />
        <KindSwitch kind={state.kind} onKind={(kind) => dispatch({ type: 'kind', kind })} />
        <AvailableLine available={available} coin={spent} />
        <KindFields form={form} />
        {simple ? <OrderOptions form={form} /> : null}
        <TicketSummary lines={preview.lines} market={market} />
        <TicketNotes id={notesId} problems={said} trouble={sending.trouble} />
        {user === null ? (
          <DoorLinks back={`/spot/${market.symbol}`} size="medium" />
        ) : (
          <Button
            type="submit"
            look={buys ? 'buy' : 'sell'}
            pending={sending.pending}
            className={`h-9 w-full max-md:h-11 ${confirmations.oneClick ? 'outline-2 outline-offset-1 outline-warning outline-dashed' : ''}`}
          >
            <bdi>{action}</bdi>
          </Button>
        )}
        <MarketTerms market={market} after={user === null ? null : <OneClickSwitch />} />
      </form>
      {asked === null ? null : (
        <ConfirmOrder
          asked={asked}
          market={market}
          onNo={() => setAsked(null)}
          onYes={() => {
            setAsked(null);
            void send(asked.request);
          }}
        />
      )}
    </section>
  );
}
