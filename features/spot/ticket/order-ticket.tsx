'use client';
// The order form.
import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { KindSwitch } from '#components/trading/ticket/kind-switch.tsx';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { TicketNotes } from '#components/trading/ticket/ticket-notes.tsx';
import { TicketTools } from '#components/trading/ticket/ticket-tools.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { latePlace, lateQuestion } from '#components/ui/late/late-part.tsx';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useUser } from '#lib/session/user.ts';
import { useChosen } from '#lib/ticket/use-chosen.ts';
import { useMarginChoices } from '../margin/margin-choices.ts';
import { useTradingWallet } from '../margin/trading-wallet.ts';
import { useUnifiedBorrow } from '../margin/unified-borrow.ts';
import { spotKinds, ticketKinds, type TicketKind } from './kinds/spot-kinds.ts';
import { OrderOptions } from './fields/order-options.tsx';
import { SideSwitch } from './fields/side-switch.tsx';
import { AvailableLine, MarketTerms } from './fields/ticket-lines.tsx';
import { TicketSummary } from './fields/ticket-summary.tsx';
import { useSpotForm } from './use-spot-form.ts';
import { useTicket } from './live/use-ticket.ts';

const ConfirmOrder = lateQuestion(
  async () => (await import('#components/trading/ticket/confirm-order.tsx')).default,
  ({ onNo }) => onNo(),
);

// Only where something is borrowed.
const MarginPreview = latePlace(async () => (await import('../margin/margin-preview.tsx')).MarginPreview);
const UnifiedPreview = latePlace(async () => (await import('../margin/unified-preview.tsx')).UnifiedPreview);

type Props = {
  readonly market: SpotMarket;
  readonly initialPrice: string;
  /** The choice of the wallet with which it trades; left out: one's own coins. */
  readonly margin?: ReactNode;
  /** The page is of one kind of orders, and a visitor comes back to it; left out: any kind, at the desk. */
  readonly page?: { readonly kind: TicketKind; readonly path: string };
};

export function OrderTicket({ market, initialPrice, margin, page }: Props) {
  const t = useTranslations('ticket');
  const sides = useTranslations('terminal');
  const user = useUser();
  const ticket = useTicket(market, initialPrice, page?.kind ?? null);
  const { mode, own } = useTradingWallet();
  const borrow = useMarginChoices((chosen) => chosen.borrow);
  const onMargin = mode !== 'spot';
  const isUnified = user?.isUnified === true;
  const wantsLoan = useUnifiedBorrow((chosen) => chosen.borrow);
  const borrowsUnified = ticket.spend?.canBorrow === true && wantsLoan;
  const borrows = (onMargin && borrow) || borrowsUnified;
  const { form, dispatch, pending, notes, asked, answer, attempt } = useSpotForm(ticket, market, borrowsUnified);
  const chosen = useChosen();
  const { state, preview, available } = ticket;
  const kind = spotKinds[state.kind];
  const buys = state.side === Side.buy;
  const actionOf = (side: Side): string => sides(`sideCoin.${side}`, { coin: market.baseCoin });
  return (
    <section aria-label={t('form')}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (user !== null) attempt('order');
        }}
        noValidate
        className="flex flex-col gap-2 px-3 py-2.5 max-md:pt-0 md:[@media(max-height:800px)]:gap-1 md:[@media(max-height:800px)]:py-1"
      >
        {/* The choice between own and borrowed coins is always shown where coins can be borrowed. */}
        {kind.options !== undefined || onMargin || isUnified ? margin : null}
        <SideSwitch side={state.side} onSide={(side) => dispatch({ type: 'side', side })} />
        {page === undefined ? (
          <KindSwitch
            kinds={ticketKinds
              .filter((name) => spotKinds[name].modes.includes(mode))
              .map((name) => ({ name, group: spotKinds[name].group }))}
            kind={state.kind}
            onKind={(chosen) => dispatch({ type: 'kind', kind: chosen })}
          />
        ) : null}
        <AvailableLine
          available={available}
          coin={buys ? market.quoteCoin : market.baseCoin}
          own={borrowsUnified ? (ticket.spend?.own ?? null) : onMargin && borrow ? ((buys ? own?.quote : own?.base) ?? null) : null}
        />
        <kind.Fields form={form} />
        {kind.options === undefined && kind.planExit === undefined ? null : (
          <OrderOptions
            form={form}
            timeInForce={kind.options?.timeInForce === true}
            onlyPercent={kind.planExit === 'percent'}
            onExit={(on) => dispatch({ type: 'withExit', on })}
          />
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
        <TicketNotes {...notes} />
        {user === null ? (
          <LogInLinks back={page?.path ?? `/spot/${market.symbol}`} size="medium" />
        ) : (
          <Button
            type="submit"
            look={buys ? 'buy' : 'sell'}
            pending={pending}
            className={`h-9 w-full max-md:h-11 ${chosen.on ? 'outline-2 outline-offset-1 outline-warning outline-dashed' : ''}`}
          >
            <bdi>{actionOf(state.side)}</bdi>
          </Button>
        )}
        <MarketTerms
          market={market}
          after={
            <TicketTools help={kind.help} chosen={user === null ? null : { ...chosen, coin: market.quoteCoin }}>
              {onMargin ? <HelpHint to="margin" /> : null}
            </TicketTools>
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
