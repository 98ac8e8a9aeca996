'use client';
// The order form.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent, type ReactNode } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { KindSwitch } from '#components/trading/ticket/kind-switch.tsx';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { OneClickSwitch } from '#components/trading/ticket/one-click-switch.tsx';
import { TicketNotes } from '#components/trading/ticket/ticket-notes.tsx';
import { useProblemText } from '#components/trading/ticket/use-problem-text.ts';
import { WarningsButton } from '#components/trading/ticket/warnings-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { lateDialog } from '#components/ui/late-part.tsx';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useConfirmations, useKeptConfirmations } from '#lib/session/confirmations.ts';
import { useOrderWarnings, usualLimits } from '#lib/session/order-warnings.ts';
import { useUser } from '#lib/session/user.ts';
import { quantityNotEnough, type TicketProblem } from '#lib/ticket/problem.ts';
import { useMarks } from '#lib/ticket/use-marks.ts';
import { useMarginDesk } from '../margin/margin-desk.ts';
import { MarginPreview } from '../margin/margin-preview.tsx';
import { useUnifiedBorrow } from '../margin/unified-borrow.ts';
import { UnifiedPreview } from '../margin/unified-preview.tsx';
import type { SpotFields } from './kinds/spot-kind.ts';
import { spotKinds, ticketKinds } from './kinds/spot-kinds.ts';
import { OrderOptions } from './order-options.tsx';
import { SideSwitch } from './side-switch.tsx';
import type { SizeField } from './spot-form.ts';
import { AvailableLine, MarketTerms } from './ticket-lines.tsx';
import type { TicketAction } from './ticket-reducer.ts';
import type { TextName } from './ticket-state.ts';
import { TicketSummary } from './ticket-summary.tsx';
import { useSpotAttempt } from './use-spot-attempt.ts';
import { useSpotCommands } from './use-spot-commands.ts';
import { useSpotSend } from './use-spot-send.ts';
import { useTicket } from './use-ticket.ts';

const ConfirmOrder = lateDialog(
  async () => (await import('#components/trading/ticket/confirm-order.tsx')).default,
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

export function OrderTicket({ market, initialPrice, margin }: Props) {
  const t = useTranslations('ticket');
  const own = useTranslations('spot');
  const sides = useTranslations('terminal');
  const problemText = useProblemText(own(quantityNotEnough));
  const user = useUser();
  const ticket = useTicket(market, initialPrice);
  const { mode, borrow } = useMarginDesk();
  const onMargin = mode !== 'spot';
  const isUnified = user?.isUnified === true;
  const wantsLoan = useUnifiedBorrow((chosen) => chosen.borrow);
  const borrowsUnified = ticket.spend?.canBorrow === true && wantsLoan;
  const borrows = (onMargin && borrow) || borrowsUnified;
  const sending = useSpotSend(market, borrowsUnified);
  const [tried, setTried] = useState(false);
  const { oneClick, setOneClick } = useConfirmations();
  const warnings = useOrderWarnings();
  useKeptConfirmations();
  const { state, preview, available } = ticket;
  const kind = spotKinds[state.kind];
  const buys = state.side === Side.buy;
  const said = preview.problems.filter(isSaid(tried));
  const { notesId, markOf, fieldRef, inputOf } = useMarks<TextName | SizeField>(said);

  const dispatch = (action: TicketAction): void => {
    // Entering or leaving a field says nothing new about the order.
    if (action.type !== 'aim' && action.type !== 'snap') {
      sending.changed();
      if (action.type !== 'placed') setTried(false);
    }
    ticket.dispatch(action);
  };
  const { asked, answer, attempt } = useSpotAttempt({
    ticket,
    problemText,
    market,
    sending,
    refused: (field) => {
      setTried(true);
      if (field !== undefined) inputOf(field)?.focus();
    },
  });
  useSpotCommands({ ticket, dispatch, inputOf, send: user === null ? null : attempt });
  const leave = (): void => dispatch({ type: 'snap', rules: market });
  const form: SpotFields<TextName> = { ...ticket, market, dispatch, leave, markOf, fieldRef };
  const actionOf = (side: Side): string => `${sides(`side.${side}`)} ${market.baseCoin}`;
  return (
    <section aria-label={t('form')}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (user !== null) attempt('order');
        }}
        noValidate
        className="flex flex-col gap-2 px-3 py-2.5 max-md:pt-0 md:[@media(max-height:800px)]:gap-1.5 md:[@media(max-height:800px)]:py-1.5"
      >
        {/* Whose coins it trades with is always seen where they are borrowed. */}
        {kind.options !== undefined || onMargin || isUnified ? margin : null}
        <SideSwitch side={state.side} onSide={(side) => dispatch({ type: 'side', side })} />
        <KindSwitch
          kinds={ticketKinds.filter((name) => spotKinds[name].modes.includes(mode)).map((name) => ({ name, group: spotKinds[name].group }))}
          kind={state.kind}
          onKind={(chosen) => dispatch({ type: 'kind', kind: chosen })}
        />
        <AvailableLine
          available={available}
          coin={buys ? market.quoteCoin : market.baseCoin}
          own={borrowsUnified ? (ticket.spend?.own ?? null) : null}
        />
        <kind.Fields form={form} />
        {kind.options === undefined ? null : (
          <OrderOptions form={form} timeInForce={kind.options.timeInForce} onExit={(on) => dispatch({ type: 'withExit', on })} />
        )}
        <TicketSummary
          lines={borrows && kind.borrowsLater ? preview.lines.filter(({ name }) => name !== 'hold') : preview.lines}
          market={market}
        />
        {onMargin && kind.options !== undefined ? (
          <MarginPreview terms={preview.request?.terms ?? null} market={market} priceNow={ticket.priceNow()} />
        ) : null}
        {borrowsUnified && kind.options !== undefined ? (
          <UnifiedPreview side={state.side} market={market} amount={preview.cost?.pay ?? null} />
        ) : null}
        <TicketNotes id={notesId} problems={said} textOf={problemText} errorText={sending.errorText} />
        {user === null ? (
          <LogInLinks back={`/spot/${market.symbol}`} size="medium" />
        ) : (
          <Button
            type="submit"
            look={buys ? 'buy' : 'sell'}
            pending={sending.pending}
            className={`h-9 w-full max-md:h-11 ${oneClick ? 'outline-2 outline-offset-1 outline-warning outline-dashed' : ''}`}
          >
            <bdi>{actionOf(state.side)}</bdi>
          </Button>
        )}
        <MarketTerms
          market={market}
          after={
            <span className="flex items-center">
              {onMargin ? <HelpHint to="margin" /> : null}
              <HelpHint to={kind.help} />
              {user === null ? null : (
                <>
                  <WarningsButton coin={market.quoteCoin} limits={warnings.limits} usual={usualLimits} onLimits={warnings.set} />
                  <OneClickSwitch on={oneClick} onChange={setOneClick} />
                </>
              )}
            </span>
          }
        />
      </form>
      {asked === null ? null : (
        <ConfirmOrder
          action={actionOf(asked.shown.side)}
          side={asked.shown.side}
          kind={asked.shown.kind}
          pair={market.displayName}
          about={asked.about}
          terms={asked.shown.terms}
          unusual={asked.unusual}
          onNo={() => answer(false)}
          onYes={(never) => answer(true, never)}
        >
          <TicketSummary lines={asked.shown.lines} market={market} />
        </ConfirmOrder>
      )}
    </section>
  );
}
