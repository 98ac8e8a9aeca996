'use client';
// The order form of a contract: one form, two buttons, and what each of them would do.
import { useTranslations } from 'next-intl';

import { KindSwitch } from '#components/trading/ticket/kind-switch.tsx';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { TicketNotes } from '#components/trading/ticket/ticket-notes.tsx';
import { TicketTools } from '#components/trading/ticket/ticket-tools.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { lateQuestion } from '#components/ui/late/late-part.tsx';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { Side } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { useUser } from '#lib/session/user.ts';
import { useChosen } from '#lib/ticket/use-chosen.ts';
import { FuturesTools } from '../tools/futures-tools.tsx';
import { FuturesAccountPanel } from '../account/futures-account.tsx';
import { ActionSwitch } from './fields/action-switch.tsx';
import { AvailableLine } from './fields/available-line.tsx';
import { futuresKinds, ticketKinds, type TicketKind } from './kinds/futures-kinds.ts';
import { MarginBar } from './fields/margin-bar.tsx';
import { OrderOptions } from './fields/order-options.tsx';
import { SideSummary } from './fields/side-summary.tsx';
import { SizeFields } from './fields/size-fields.tsx';
import { isHedge } from './form/ticket-context.ts';
import { useFuturesForm } from './use-futures-form.ts';
import { useTicket } from './live/use-ticket.ts';

const ConfirmOrder = lateQuestion(
  async () => (await import('#components/trading/ticket/confirm-order.tsx')).default,
  ({ onNo }) => onNo(),
);

type Props = {
  readonly market: ContractMarket;
  readonly line: ContractLineKey;
  readonly initial: Ticker;
  readonly isDemo: boolean;
  /** The page is of one kind of orders, and a visitor comes back to it; left out: any kind, at the desk. */
  readonly page?: { readonly kind: TicketKind; readonly path: string };
};

export function FuturesTicket({ market, line, initial, isDemo, page }: Props) {
  const words = useTranslations('ticket');
  const user = useUser();
  const ticket = useTicket(market, line, initial, page?.kind ?? null);
  const { form, pending, pressed, press, actionOf, notes, asked, answer } = useFuturesForm(ticket);
  const chosen = useChosen();
  const { state, preview, context, unit } = ticket;
  const { dispatch } = form;
  const kind = futuresKinds[state.kind];
  return (
    <>
      <section aria-label={words('form')}>
        {/* No form of the browser's: Enter does not say which of the two buttons is meant, and dialogs bring forms of their own. */}
        <div className="flex flex-col gap-1.5 px-3 py-2 max-md:pt-0">
          <MarginBar context={context} isUser={user !== null} />
          {isHedge(context) ? <ActionSwitch action={state.action} onAction={(action) => dispatch({ type: 'action', action })} /> : null}
          {page === undefined ? (
            <KindSwitch
              kinds={ticketKinds
                .filter((name) => futuresKinds[name].lines.includes(line))
                .map((name) => ({ name, group: futuresKinds[name].group }))}
              kind={state.kind}
              onKind={(chosen) => dispatch({ type: 'kind', kind: chosen })}
            />
          ) : null}
          <AvailableLine context={context} isDemo={isDemo} />
          <kind.Fields form={form} />
          <SizeFields form={form} />
          <OrderOptions form={form} />
          <SideSummary
            preview={preview}
            context={context}
            unit={unit}
            last={kind.piecesName ?? (kind.parts === undefined ? 'fill' : 'orders')}
          />
          <TicketNotes {...notes} />
          {user === null ? (
            <LogInLinks back={page?.path ?? contractPath(market)} size="medium" />
          ) : (
            <div className="grid grid-cols-2 gap-2">
              {([Side.buy, Side.sell] as const).map((side) => (
                <Button
                  key={side}
                  look={side}
                  pending={pending && pressed === side}
                  waits={pending}
                  onClick={() => press(side)}
                  className={`h-9 min-w-0 px-1! max-md:h-11 ${chosen.on ? 'outline-2 outline-offset-1 outline-warning outline-dashed' : ''} ${isDemo ? 'ring-2 ring-accent ring-offset-1 ring-offset-(--surface-1)' : ''}`}
                >
                  <bdi className="truncate">{actionOf(side)}</bdi>
                </Button>
              ))}
            </div>
          )}
          <div className="flex items-center justify-between gap-2 border-t border-subtle pt-1">
            <div className="-ms-2 flex">
              <FuturesTools market={market} ticker={context.ticker} />
            </div>
            <TicketTools help={kind.help} chosen={user === null ? null : { ...chosen, coin: market.quoteCoin }} />
          </div>
        </div>
        {asked === null ? null : (
          <ConfirmOrder
            action={asked.shown.action}
            side={asked.request.side}
            kind={asked.shown.kind}
            pair={market.displayName}
            about={asked.about}
            terms={asked.shown.terms}
            unusual={asked.unusual}
            onNo={() => answer(false)}
            onYes={(never) => answer(true, never)}
          />
        )}
      </section>
      {user === null ? null : <FuturesAccountPanel context={context} isDemo={isDemo} />}
    </>
  );
}
