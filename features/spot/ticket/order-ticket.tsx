'use client';
// The order form.
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';

import { lateDialog } from '#components/ui/late-part.tsx';
import { HelpHint } from '#components/trading/help-hint.tsx';
import { Button } from '#components/ui/button.tsx';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useConfirmations, useKeptConfirmations } from '#lib/session/confirmations.ts';
import { useUser } from '#lib/session/user.ts';
import { LogInLinks } from '../log-in-links.tsx';
import { useMarginDesk } from '../margin/margin-desk.ts';
import { MarginPreview } from '../margin/margin-preview.tsx';
import { useUnifiedBorrow } from '../margin/unified-borrow.ts';
import { UnifiedPreview } from '../margin/unified-preview.tsx';
import { OneClickSwitch } from './confirm/one-click.tsx';
import { WarningsButton } from './warnings/warnings-button.tsx';
import { KindFields } from './kinds/kind-fields.tsx';
import { OrderOptions } from './order-options.tsx';
import { AvailableLine, MarketTerms } from './ticket-lines.tsx';
import { TicketNotes } from './ticket-notes.tsx';
import type { TicketForm } from './ticket-form.ts';
import { holdsBack, type TicketProblem } from './ticket-problem.ts';
import type { TicketAction } from './ticket-reducer.ts';
import { waitsForPrice, type TicketField, type TicketKind } from './ticket-state.ts';
import type { SummaryLine } from './summary-line.ts';
import { TicketSummary } from './ticket-summary.tsx';
import { KindSwitch, SideSwitch } from './ticket-switches.tsx';
import { useAttempt } from './use-attempt.ts';
import { useSend } from './use-send.ts';
import { useTicketCommands } from './use-ticket-commands.ts';
import { useTicket } from './use-ticket.ts';

const ConfirmOrder = lateDialog(
  async () => (await import('./confirm/confirm-order.tsx')).default,
  ({ onNo }) => onNo(),
);

type Props = {
  readonly market: SpotMarket;
  readonly initialPrice: string;
  /** With whose coins it trades; left out: with one's own. */
  readonly margin?: ReactNode;
};

/** What is missing is said once somebody tries to send; what is wrong, at once. */
const isSaid =
  (tried: boolean) =>
  (problem: TicketProblem): boolean =>
    tried || problem.weight !== 'missing';

/** A plan that borrows holds nothing while it waits. */
const heldByNothing: readonly TicketKind[] = ['trigger', 'exit', 'trailing', 'twap'];
const withoutHold = (lines: readonly SummaryLine[]): readonly SummaryLine[] => lines.filter(({ name }) => name !== 'hold');

export function OrderTicket({ market, initialPrice, margin }: Props) {
  const t = useTranslations('spot');
  const sides = useTranslations('terminal');
  const user = useUser();
  const ticket = useTicket(market, initialPrice);
  const onMargin = useMarginDesk((desk) => desk.mode !== 'spot');
  const isUnified = user?.isUnified === true;
  const wantsLoan = useUnifiedBorrow((chosen) => chosen.borrow);
  const borrowsUnified = ticket.spend?.canBorrow === true && wantsLoan;
  const borrows = useMarginDesk((desk) => desk.mode !== 'spot' && desk.borrow) || borrowsUnified;
  const sending = useSend(market.displayName, [market.baseCoin, market.quoteCoin], borrowsUnified);
  const notesId = useId();
  const [tried, setTried] = useState(false);
  const oneClick = useConfirmations((confirmations) => confirmations.oneClick);
  useKeptConfirmations();
  const inputs = useRef(new Map<TicketField, HTMLInputElement>());
  const { state, preview, available } = ticket;
  const buys = state.side === Side.buy;
  const spent = buys ? market.quoteCoin : market.baseCoin;
  const said = preview.problems.filter(isSaid(tried));

  const dispatch = (action: TicketAction): void => {
    // Entering or leaving a field says nothing new about the order.
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
  const { asked, answer, attempt } = useAttempt({
    ticket,
    market,
    sending,
    refused: (field) => {
      setTried(true);
      if (field !== undefined) inputs.current.get(field)?.focus();
    },
  });
  useTicketCommands({ ticket, dispatch, inputOf: (field) => inputs.current.get(field), send: user === null ? null : attempt });
  const form: TicketForm = { ...ticket, dispatch, markOf, fieldRef };
  const simple = state.kind === 'limit' || state.kind === 'market';
  const orderTerms = preview.request?.call === 'order' ? preview.request.terms : null;
  const action = `${sides(`side.${state.side}`)} ${market.baseCoin}`;
  return (
    <section aria-label={t('ticket')}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          attempt('order');
        }}
        noValidate
        className="flex flex-col gap-2 px-3 py-2.5 max-md:pt-0 md:[@media(max-height:800px)]:gap-1.5 md:[@media(max-height:800px)]:py-1.5"
      >
        {/* Whose coins it trades with is always seen where they are borrowed. */}
        {simple || onMargin || isUnified ? margin : null}
        <SideSwitch side={state.side} onSide={(side) => dispatch({ type: 'side', side })} />
        <KindSwitch kind={state.kind} onKind={(kind) => dispatch({ type: 'kind', kind })} />
        <AvailableLine available={available} coin={spent} own={borrowsUnified ? (ticket.spend?.own ?? null) : null} />
        <KindFields form={form} />
        {simple ? <OrderOptions form={form} /> : null}
        <TicketSummary lines={borrows && heldByNothing.includes(state.kind) ? withoutHold(preview.lines) : preview.lines} market={market} />
        {onMargin && simple ? <MarginPreview terms={orderTerms} market={market} priceNow={ticket.priceNow()} /> : null}
        {borrowsUnified && simple ? <UnifiedPreview side={state.side} market={market} amount={preview.cost?.pay ?? null} /> : null}
        <TicketNotes id={notesId} problems={said} errorText={sending.errorText} />
        {user === null ? (
          <LogInLinks back={`/spot/${market.symbol}`} size="medium" />
        ) : (
          <Button
            type="submit"
            look={buys ? 'buy' : 'sell'}
            pending={sending.pending}
            className={`h-9 w-full max-md:h-11 ${oneClick ? 'outline-2 outline-offset-1 outline-warning outline-dashed' : ''}`}
          >
            <bdi>{action}</bdi>
          </Button>
        )}
        <MarketTerms
          market={market}
          after={
            <span className="flex items-center">
              {onMargin ? <HelpHint to="margin" /> : null}
              <HelpHint to={waitsForPrice(state.kind) ? 'stopOrders' : 'spotOrders'} />
              {user === null ? null : (
                <>
                  <WarningsButton coin={market.quoteCoin} />
                  <OneClickSwitch />
                </>
              )}
            </span>
          }
        />
      </form>
      {asked === null ? null : <ConfirmOrder asked={asked} market={market} onNo={() => answer(false)} onYes={() => answer(true)} />}
    </section>
  );
}
